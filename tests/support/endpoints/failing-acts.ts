import type { Page } from 'playwright-core'
import { question } from '#tests/support/shops/office.ts'

export type FailingAct = {
  /** Who does it; nobody in particular without. */
  role?: 'admin' | 'vendor' | 'customer'
  path: string
  act: (page: Page) => Promise<void>
  said: RegExp
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click()

/** Presses a button, then the one of the dialog that it opens. */
export const confirm = (opening: string | RegExp, answered: string) => async (page: Page) => {
  await press(page, opening)
  await answer(page, answered)
}
