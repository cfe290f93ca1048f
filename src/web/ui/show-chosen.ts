/** The ref of a row of choices that is wider than a phone: brings the chosen one into sight, and moves nothing else. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current=page], [aria-selected=true]')
  if (!row || !chosen) return
  const { left, width } = chosen.getBoundingClientRect()
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
}
