import type { Locator } from 'playwright-core'

/** A vendor marks a parcel as delivered without the customer's code, and confirms it. */
export async function handOverWithoutCode(stop: Locator, word = 'Livrée'): Promise<void> {
  await stop.getByRole('button', { name: `${word} sans code` }).click()
  await stop.getByRole('button', { name: 'Oui, sans code' }).click()
}
