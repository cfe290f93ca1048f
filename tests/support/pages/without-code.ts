import type { Locator } from 'playwright-core'

/** A vendor notes that a parcel was handed over without the customer's code, and says so twice. */
export async function handOverWithoutCode(stop: Locator, word = 'Livrée'): Promise<void> {
  await stop.getByRole('button', { name: `${word} sans code` }).click()
  await stop.getByRole('button', { name: 'Oui, sans code' }).click()
}
