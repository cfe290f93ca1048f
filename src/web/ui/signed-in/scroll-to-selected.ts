/**
 * Ref for a horizontally scrolling row: scrolls the selected item into view, also when items grow or the row gets narrower,
 * and moves nothing else.
 */
export function scrollToSelected(row: HTMLElement | null): (() => void) | undefined {
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
