/**
 * The ref of a row of choices that is wider than a phone: brings the chosen one into sight, also when the others grow (by a
 * count that comes later) or the row gets narrower (a phone is turned), and moves nothing else.
 */
export function showChosen(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const show = () => {
    const chosen = row.querySelector('[aria-current=page], [aria-selected=true], [aria-pressed=true]')
    if (!chosen) return
    const { left, width } = chosen.getBoundingClientRect()
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
  }
  const growth = new ResizeObserver(show)
  growth.observe(row)
  for (const choice of row.querySelectorAll('a, button')) growth.observe(choice)
  return () => growth.disconnect()
}
