import type { Locator } from 'playwright-core'

/** Expands a stop of the run, if it is collapsed. */
export async function openStop(stop: Locator): Promise<void> {
  const name = stop.getByRole('heading').getByRole('button')
  if ((await name.getAttribute('aria-expanded')) === 'false') await name.click()
}
