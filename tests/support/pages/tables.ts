import type { Page } from 'playwright-core'

/** Columns that are as wide as what they hold, on every screen of the administration. */
const FITTED = [
  'Action',
  'Demandé le',
  'Inscrit le',
  'Modifiée le',
  'Montant',
  'Prix',
  'Statut',
  'Stock',
  'Total',
]

/** Px that such a column of the page's table has beyond its widest content, by its label. */
export const sparePx = (page: Page): Promise<Record<string, number>> =>
  page.getByRole('table').evaluate((table, fitted) => {
    const rows = [...(table as HTMLTableElement).rows].filter(({ cells }) => cells.length > 2)
    const widthOf = (cell: HTMLTableCellElement) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      return (
        range.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      )
    }
    const spare = [...rows[0]!.cells].map((head, place) => [
      head.textContent,
      Math.round(head.offsetWidth - Math.max(...rows.map(({ cells }) => widthOf(cells[place]!)))),
    ])
    return Object.fromEntries(spare.filter(([label]) => fitted.includes(String(label))))
  }, FITTED)

/** Texts of the page's table that are cut. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .locator('tbody *:not(.sr-only)')
    .evaluateAll(elements =>
      elements
        .filter(({ textContent }) => textContent)
        .filter(element => getComputedStyle(element).overflowX !== 'visible')
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        )
        .map(({ textContent }) => textContent),
    )
