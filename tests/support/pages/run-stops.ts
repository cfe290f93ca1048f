import type { Locator } from 'playwright-core'

/** Opens a stop of a run, unless it is the next one or was opened: then it is open. */
export async function openStop(stop: Locator): Promise<void> {
  const name = stop.getByRole('heading').getByRole('button')
  if ((await name.getAttribute('aria-expanded')) === 'false') await name.click()
}
