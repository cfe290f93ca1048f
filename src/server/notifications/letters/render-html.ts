import { DIRECT_WORDS, MARKET_WORDS } from '#contract/site/slogans.ts'
import { siteColors } from '../../printing/site-colors.ts'
import { Html, html } from './html.ts'
import type { Block, Letter } from './letter.ts'
import type { Signature } from './signature.ts'

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Ubuntu,Arial,sans-serif"
const display = "font-family:'Bricolage Grotesque',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

const { leaf, mango, ink, soft } = siteColors

/** Text on background; the contrast is at least 4.5:1 in both themes. */
const tones = {
  good: `color:${leaf};background:#dcf1df;border-left:4px solid ${leaf}`,
  warning: 'color:#8f3f0a;background:#fef0c7;border-left:4px solid #b45309',
  neutral: 'color:#44403c;background:#ece8df;border-left:4px solid #8c8370',
} as const

/** For mail programs with dark themes; others keep the inline colours. */
const darkStyles = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12130f!important}.card{background:#1d1f1a!important}
.ink{color:#f5f3ee!important}.soft{color:#c4bfb4!important}.line{border-color:#3b3d36!important}
.leaf{color:#8ccd99!important}.quote{background:#2a2c26!important;color:#f5f3ee!important}
.good{color:#bbe3c2!important;background:#14532d!important}
.warning{color:#fcdf8f!important;background:#5a2f0a!important}
.neutral{color:#ece8df!important;background:#3b3a36!important}}
</style>`)

const lineBroken = (words: string): Html[] =>
  words.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

function linesOf({ heading, lines, total }: Extract<Block, { kind: 'lines' }>): Html {
  const head = heading
    ? html`<tr><td colspan="2" class="leaf line" style="padding:0 0 8px;border-bottom:1px solid #e4ddcd;color:${leaf};font-weight:700">${heading}</td></tr>`
    : html``
  const rows = lines.map(
    ({ name, detail, amount }) =>
      html`<tr><td width="100%" class="ink line" style="padding:10px 12px 10px 0;border-bottom:1px solid #e4ddcd;color:${ink}"><strong>${name}</strong><br><span class="soft" style="color:${soft};font-size:14px">${detail}</span></td><td class="ink line" align="right" valign="top" style="padding:10px 0;border-bottom:1px solid #e4ddcd;color:${ink};white-space:nowrap">${amount}</td></tr>`,
  )
  const foot = total
    ? html`<tr><td class="ink" style="padding:12px 12px 0 0;color:${ink};font-weight:700">${total.label}</td><td class="leaf" align="right" style="padding:12px 0 0;color:${leaf};font-weight:800;font-size:20px;white-space:nowrap;${display}">${total.amount}</td></tr>`
    : html``
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;${sans};font-size:16px;line-height:1.4">${head}${rows}${foot}</table>`
}

function markupOf(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p class="ink" style="margin:0 0 16px;color:${ink}">${lineBroken(block.words)}</p>`
    case 'aside':
      return html`<p class="soft" style="margin:0 0 16px;color:${soft};font-size:14px">${lineBroken(block.words)}</p>`
    case 'notice':
      return html`<p class="${block.tone}" style="margin:0 0 20px;padding:12px 16px;border-radius:8px;font-weight:600;${tones[block.tone]}">${block.words}</p>`
    case 'quote':
      return html`<p class="quote" style="margin:0 0 20px;padding:16px;border-radius:8px;background:#f3efe5;color:${ink}">${lineBroken(block.words)}</p>`
    case 'action':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td bgcolor="${leaf}" style="border-radius:12px;background:${leaf}"><a href="${block.url}" style="display:inline-block;padding:14px 24px;border-radius:12px;color:#ffffff;font-weight:700;text-decoration:none;${sans}">${block.label}</a></td></tr></table>`
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;${sans};font-size:16px;line-height:1.4">${block.facts.map(
        ([name, value]) =>
          html`<tr><td class="soft" valign="top" style="padding:4px 16px 4px 0;color:${soft};font-size:14px;white-space:nowrap">${name}</td><td class="ink" width="100%" style="padding:4px 0;color:${ink};font-weight:600">${lineBroken(value)}</td></tr>`,
      )}</table>`
    case 'lines':
      return linesOf(block)
  }
}

/** Row of coloured stripes above the content. */
const awning = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${Array.from(
  { length: 13 },
  (_, index) => {
    const color = index % 2 === 0 ? mango : leaf
    return html`<td height="12" bgcolor="${color}" style="height:12px;font-size:0;line-height:0;background:${color};border-radius:0 0 12px 12px">&nbsp;</td>`
  },
)}</tr></table>`

/** Renders a letter as an HTML document, with tables and inline styles, as mail programs require. */
export function renderHtml({ subject, preview, title, blocks }: Letter, signature: Signature): string {
  const { siteUrl, phone, email } = signature
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>${darkStyles}</head>
<body class="ground" style="margin:0;padding:0;background:#fbf9f4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td bgcolor="${leaf}" style="padding:20px 28px;background:${leaf};border-radius:16px 16px 0 0"><a href="${siteUrl}" style="color:#ffffff;text-decoration:none;font-weight:800;font-size:26px;letter-spacing:.5px;${display}">AMIC</a><br><span style="color:#dcf1df;font-size:14px;${sans}">Le ${MARKET_WORDS}</span></td></tr>
<tr><td class="card" style="background:#ffffff">${awning}</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border-radius:0 0 16px 16px;font-size:16px;line-height:1.5;${sans}">
<h1 class="ink" style="margin:0 0 20px;color:${ink};font-size:26px;line-height:1.2;font-weight:800;${display}">${title}</h1>
${blocks.map(markupOf)}
</td></tr>
<tr><td class="soft" align="center" style="padding:20px 28px;color:${soft};font-size:13px;line-height:1.6;${sans}">${DIRECT_WORDS}<br>
Une question&nbsp;? <a class="leaf" href="tel:${phone.replaceAll(' ', '')}" style="color:${leaf}">${phone}</a> · <a class="leaf" href="mailto:${email}" style="color:${leaf}">${email}</a></td></tr>
</table></td></tr></table></body></html>`.markup
}
