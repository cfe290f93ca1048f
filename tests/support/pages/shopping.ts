import type { Locator, Page } from 'playwright-core'
import type { Product } from '#tests/support/makers/products-and-orders.ts'
import { open, seeText } from '#tests/support/pages/visitors.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'

type Line = { product: Product; quantity: number; price?: string; vendorName?: string }

/** Opens a page of the site's origin without scripts, to write browser storage. */
export const openPlainFile = (page: Page) => page.goto('/robots.txt')

/** Stores a cart with these lines and prices. */
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

/** The stored cart: names and quantities. */
export async function storedCart(page: Page): Promise<[name: string, quantity: number][]> {
  const kept = await page.evaluate(key => localStorage.getItem(key), CART_KEY)
  const items = JSON.parse(kept ?? '[]') as { name: string; quantity: number }[]
  return items.map(({ name, quantity }) => [name, quantity])
}

/** The visible toast. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

/** Opens the checkout with a full cart, and waits until the form is ready. */
export async function openEmptyCheckout(page: Page): Promise<void> {
  await open(page, '/checkout')
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
}

/** Opens the checkout with a full cart, and enters the address. */
export async function openCheckout(page: Page): Promise<void> {
  await openEmptyCheckout(page)
  await enterAddress(page)
}

/** Enters the address, as a customer without saved addresses. */
export async function enterAddress(page: Page | Locator, directions = 'Angré, portail bleu'): Promise<void> {
  await page.getByLabel('Région').selectOption('Abidjan')
  await page.getByLabel('Commune').selectOption('Cocody')
  await page.getByLabel('Adresse de livraison').fill(directions)
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })

/** Orders the cart with online payment, and waits for the payment dialog. */
export async function orderOnline(page: Page): Promise<void> {
  await openCheckout(page)
  await payOnline(page)
}

/** Submits the completed checkout form with online payment, and waits for the payment dialog. */
export async function payOnline(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Mobile money/ }).check()
  await confirmButton(page).click()
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
}

/** Completes the payment on the simulated provider's page. */
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
