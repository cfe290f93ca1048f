import type { Page } from 'playwright-core'
import { main, question } from '#tests/support/shops/office.ts'

/** The checkbox of a list row. */
export const box = (page: Page, name: string) =>
  main(page).getByRole('checkbox', { name: `Sélectionner ${name}` })

/** The checkbox that selects all visible rows. */
export const all = (page: Page) => main(page).getByRole('checkbox', { name: /^Tout (?:dé)?cocher/ })

/** The bar with the bulk actions. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' })
export const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click()

/** Presses a button of the dialog. */
export const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click()
