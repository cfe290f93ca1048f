import type { Locator, Page } from 'playwright-core'
import type { Product } from '#tests/support/makers/products-and-orders.ts'
import { open, seeText } from '#tests/support/pages/visitors.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'

type Line = { product: Product; quantity: number; price?: string; vendorName?: string }

/** Goes where what the site keeps in this browser can be written, and none of its code reads it. */
export const openPlainFile = (page: Page) => page.goto('/robots.txt')

/** Puts lines in the cart that this browser keeps, as if they had been added at these prices. */
export async function fillCart(page: Page, lines: readonly Line[]): Promise<void> {
  const items = lines.map(({ product, quantity, price = product.price, vendorName = 'Ferme de Yao' }) => ({
    id: product.id,
    name: product.name,
    price,
    unit: product.unit,
    vendorName,
    quantity,
  }))
  await openPlainFile(page)
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    CART_KEY,
    JSON.stringify(items),
  ] as const)
}

/** The cart as this browser keeps it: names and quantities. */
export async function keptCart(page: Page): Promise<[name: string, quantity: number][]> {
  const kept = await page.evaluate(key => localStorage.getItem(key), CART_KEY)
  const items = JSON.parse(kept ?? '[]') as { name: string; quantity: number }[]
  return items.map(({ name, quantity }) => [name, quantity])
}

/** The message that comes up, whichever it is. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

/** Goes to the checkout with a full cart and waits until it can be filled in. */
export async function openEmptyCheckout(page: Page): Promise<void> {
  await open(page, '/checkout')
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
}

/** Goes to the checkout with a full cart, and says where to deliver. */
export async function openCheckout(page: Page): Promise<void> {
  await openEmptyCheckout(page)
  await sayWhere(page)
}

/** Says where to deliver, as who has no saved address does. */
export async function sayWhere(page: Page | Locator, directions = 'Angré, portail bleu'): Promise<void> {
  await page.getByLabel('Région').selectOption('Abidjan')
  await page.getByLabel('Commune').selectOption('Cocody')
  await page.getByLabel('Adresse de livraison').fill(directions)
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })

/** Orders what the cart holds, to be paid online, and waits for the payment window. */
export async function orderOnline(page: Page): Promise<void> {
  await openCheckout(page)
  await payOnline(page)
}

/** Confirms the order of a checkout that says where, to be paid online, and waits for the payment window. */
export async function payOnline(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Mobile money/ }).check()
  await confirmButton(page).click()
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
}

/** Pays at the simulated provider, where the browser is by now. */
export async function answerProvider(
  page: Page,
  answer: 'Confirmer' | 'Refuser' | 'Laisser en attente',
): Promise<void> {
  await page.getByText('Orange Money').click()
  await page.getByLabel('Votre numéro').fill('07 07 00 00 01')
  await page.getByRole('button', { name: 'Continuer' }).click()
  if (answer === 'Laisser en attente') await page.getByText('Essayer un autre cas').click()
  await page.getByRole('button', { name: answer }).click()
}
