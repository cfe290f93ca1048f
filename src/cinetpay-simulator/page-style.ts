/** The look of a telephone operator's counter, not of the shop. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:17px/1.5 system-ui,sans-serif;color:#0f172a;background:#eef2f9}
header{display:flex;justify-content:space-between;align-items:center;padding:.9rem 1.2rem;background:#10214b;color:#fff}
header p{margin:0}
.brand{font-weight:700;letter-spacing:.01em}.brand span{color:#7dd3fc}
.badge{padding:.1rem .7rem;border-radius:99px;background:#fde68a;color:#422006;font-size:.85rem;font-weight:600}
main{flex:1;width:100%;max-width:30rem;margin:0 auto;padding:1.2rem}
footer{padding:1rem;text-align:center;font-size:.85rem;color:#475569}
h1{font-size:1.3rem;line-height:1.25;margin:1.4rem 0 1rem}
.bill{padding:1.2rem;border-radius:18px;background:linear-gradient(135deg,#1d3a8a,#10214b);color:#fff}
.bill p{margin:0}.merchant{opacity:.85}
.amount{font-size:2.2rem;font-weight:750;letter-spacing:-.02em;font-variant-numeric:tabular-nums;line-height:1.2}
fieldset{border:0;margin:0 0 1.2rem;padding:0}
legend,.field{display:block;font-weight:600;margin-bottom:.5rem;padding:0}
.operators{display:grid;grid-template-columns:1fr 1fr;gap:.6rem}
.operator{display:flex;align-items:center;gap:.6rem;min-height:56px;padding:.5rem .7rem;border:2px solid #cbd5e1;border-radius:14px;background:#fff;cursor:pointer;font-weight:600;line-height:1.2}
.operator input{position:absolute;opacity:0}
.operator .mark{display:grid;place-items:center;flex:none;width:36px;height:36px;border-radius:10px;background:var(--color);color:var(--ink);font-size:.9rem;font-weight:800}
.operator:has(:checked){border-color:#1d3a8a;box-shadow:0 0 0 1px #1d3a8a;background:#eff6ff}
.operator:has(:focus-visible),a:focus-visible,button:focus-visible,summary:focus-visible,.phone-field:focus-within{outline:3px solid #38bdf8;outline-offset:2px}
.phone-field{display:flex;align-items:center;border:2px solid #cbd5e1;border-radius:14px;background:#fff;padding-left:1rem;margin-bottom:1.2rem}
.phone-field span{color:#475569}
.phone-field input{flex:1;min-width:0;height:52px;padding:0 .8rem;border:0;background:none;font:inherit;font-size:1.15rem;letter-spacing:.04em;outline:0}
button,a.main{display:block;width:100%;min-height:50px;padding:.7rem 1rem;border:2px solid #cbd5e1;border-radius:14px;background:#fff;color:#0f172a;font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
.main,button.main,a.main{border-color:#1d3a8a;background:#1d3a8a;color:#fff}
.main:hover{background:#10214b}
.operator:last-child:nth-child(odd){grid-column:1/-1}
form:has([value=VISAM]:checked) .by-phone{display:none}
.problem{padding:.7rem 1rem;border-left:4px solid #b91c1c;border-radius:8px;background:#fee2e2;color:#7f1d1d}
.phone{padding:1.2rem;border:8px solid #0f172a;border-radius:32px;background:#fff}
.screen-title{margin:0 0 .8rem;padding:.4rem .9rem;border-radius:10px;background:var(--color);color:var(--ink);font-weight:750}
.answers,.cases{display:grid;gap:.6rem}
.answers{grid-template-columns:1fr 1fr}
details{margin-top:1rem}summary{min-height:44px;padding:.6rem 0;cursor:pointer;color:#1d3a8a;font-weight:600}
.receipt{margin:1.2rem 0;padding:1.6rem 1.2rem;border-radius:18px;background:#fff;text-align:center}
.receipt h1{margin:.6rem 0 .2rem}.receipt p{margin:0}
.receipt .mark{display:grid;place-items:center;width:64px;height:64px;margin:0 auto;border-radius:50%;background:#b91c1c;color:#fff;font-size:1.8rem;font-weight:700}
.receipt.accepted .mark{background:#15803d}.receipt.open .mark{background:#b45309}
.back{text-align:center;margin:.6rem 0}.back a{display:inline-block;padding:.6rem;color:#1d3a8a;font-weight:600}
`
