import type { Page } from 'playwright-core'
import { main, question } from '#tests/support/shops/office.ts'

/** The box of a row of a list. */
export const box = (page: Page, name: string) =>
  main(page).getByRole('checkbox', { name: `Sélectionner ${name}` })

/** The box of all rows in sight. */
export const all = (page: Page) => main(page).getByRole('checkbox', { name: /^Tout (?:dé)?cocher/ })

/** What can be done with the chosen rows. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' })
export const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click()

/** Presses a button of the question. */
export const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click()
