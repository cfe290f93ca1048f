import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { listSitePages } from '#contract/paths.ts'
import type { Product } from '#tests/support/makers/products-and-orders.ts'
import { fillCart, openCheckout } from '#tests/support/pages/shopping.ts'
import { open, waitForContent } from '#tests/support/pages/visitors.ts'

/** The ids used in the URLs of screens. */
export type Shown = {
  product: Product
  producerId: string
  orderId: string
  /** Orders: awaiting payment; paid and delivered; with a refund due. */
  unpaidId: string
  paidId: string
  refundedId: string
}

type Screen = {
  path: string | ((shown: Shown) => string)
  /** The role of the visitor; anonymous by default. */
  as?: Role
  /** Brings the loaded page into its state. */
  bring?: (page: Page, shown: Shown) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const openMenu = (page: Page) => page.getByLabel('Menu', { exact: true }).click()

/** Reloads a page while calls to an address fail. */
const without = (address: string, path: string) => async (page: Page) => {
  await page.route(address, route => route.abort())
  await open(page, path)
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
}

/** Screens in their various states. */
const screens: Record<string, Screen> = {
  'the home page': { path: '/' },
  'the menu of phones': { path: '/', bring: openMenu },
  'the assistant': {
    path: '/about',
    bring: page => page.getByRole('link', { name: 'Aide', exact: true }).click(),
  },
  about: { path: '/about' },
  'the services': { path: '/services' },
  'the activities': { path: '/activities' },
  contact: { path: '/contact' },
  'contact, with mistakes': { path: '/contact', bring: press('Envoyer le message') },
  'the privacy page': { path: '/confidentialite' },
  'the terms': { path: '/conditions' },
  'the legal notices': { path: '/mentions-legales' },
  'the conditions of sale': { path: '/cgv' },
  'an unknown address': { path: '/nulle-part' },
  'the shop': { path: '/boutique' },
  'the shop without a result': { path: '/boutique?search=zzzz' },
  'a product': { path: ({ product }) => `/product/${product.id}` },
  'a producer': { path: ({ producerId }) => `/producteur/${producerId}` },
  'an empty cart': { path: '/cart' },
  'the cart': {
    path: '/cart',
    bring: async (page, { product }) => {
      await fillCart(page, [{ product, quantity: 2 }])
      await open(page, '/cart')
    },
  },
  'the drawer of the cart': {
    path: '/boutique',
    bring: async (page, { product }) => {
      await fillCart(page, [{ product, quantity: 2 }])
      await open(page, '/boutique')
      await page.getByRole('link', { name: /^Panier, 2/ }).click()
      await page.getByRole('dialog', { name: 'Mon panier' }).waitFor()
    },
  },
  login: { path: '/login' },
  'login, with mistakes': { path: '/login', bring: press('Se connecter') },
  registration: { path: '/register' },
  'registration, with mistakes': { path: '/register', bring: press('Créer mon compte') },
  'a forgotten password': { path: '/forgot-password?space=customer' },
  'a dead password link': { path: '/reset-password?token=none&space=customer' },
  'a dead link of an e-mail': { path: '/confirm-email?token=none' },
  'a tracking link that leads nowhere': { path: '/suivi/aucun' },
  'a payment that nobody knows': { path: '/payment-return?transaction_id=aucun' },
  'the checkout of nobody': { path: '/checkout' },

  'the checkout': {
    path: '/cart',
    as: 'customer',
    bring: async (page, { product }) => {
      await fillCart(page, [{ product, quantity: 1 }])
      await openCheckout(page)
    },
  },
  'the dashboard': { path: '/dashboard', as: 'customer' },
  'the dashboard, under its other address': { path: '/customer-dashboard', as: 'customer' },
  'the favourites': { path: '/favoris', as: 'customer' },
  'the menu of the account': { path: '/dashboard', as: 'customer', bring: openMenu },
  'the profile': { path: '/profile', as: 'customer' },
  'the orders': { path: '/orders', as: 'customer' },
  'no order found': { path: '/orders?search=AMIC-999999', as: 'customer' },
  'an order': { path: ({ orderId }) => `/orders/${orderId}`, as: 'customer' },
  'an order to pay': { path: ({ unpaidId }) => `/orders/${unpaidId}`, as: 'customer' },
  'an order of which money is due back': {
    path: ({ refundedId }) => `/orders/${refundedId}`,
    as: 'customer',
  },
  'a payment that is taken up again': {
    path: ({ unpaidId }) => `/checkout?order=${unpaidId}`,
    as: 'customer',
  },
  'a payment that is put off': {
    path: ({ unpaidId }) => `/checkout?order=${unpaidId}`,
    as: 'customer',
    bring: page => page.getByRole('dialog', { name: 'Paiement' }).getByLabel('Fermer').click(),
  },
  'a problem to report': { path: ({ orderId }) => `/signaler/${orderId}`, as: 'customer' },
  'an order that is not there': { path: '/orders/nulle-part', as: 'customer' },
  'the success of an order': { path: ({ orderId }) => `/order-success?order=${orderId}`, as: 'customer' },
  'orders that do not come': {
    path: '/',
    as: 'customer',
    bring: without('**/api/customer/orders*', '/orders'),
  },

  'the door of vendors': { path: '/vendor-login' },
  'the stall': { path: '/vendor', as: 'vendor' },
  'the form of a product': { path: '/vendor?produit=nouveau', as: 'vendor' },
  'the orders of the stall': { path: '/vendor?tab=commandes', as: 'vendor' },
  'the revenue of the stall': { path: '/vendor?tab=revenus', as: 'vendor' },
  'the reviews of the stall': { path: '/vendor?tab=avis', as: 'vendor' },
  'the problems of the stall': { path: '/vendor?tab=problemes', as: 'vendor' },
  'the packing list': { path: '/vendor/preparation', as: 'vendor' },
  'the run of the day': { path: '/vendor/tournee', as: 'vendor' },
  'the profile of the vendor': { path: '/vendor-profile', as: 'vendor' },

  'the door of administrators': { path: '/admin-login' },
  'the administration': { path: '/admin', as: 'admin' },
  'the old dashboard': { path: '/admin-dashboard-old', as: 'admin' },
  'products to validate': { path: '/admin-dashboard-old?tab=produits', as: 'admin' },
  users: { path: '/admin/users', as: 'admin' },
  'no user found': { path: '/admin/users?search=zzzz', as: 'admin' },
  'users that do not come': {
    path: '/admin',
    as: 'admin',
    bring: without('**/api/admin/users*', '/admin/users'),
  },
  vendors: { path: '/admin/vendors', as: 'admin' },
  products: { path: '/admin/products', as: 'admin' },
  'the queue of products': { path: '/admin/products/queue', as: 'admin' },
  orders: { path: '/admin/orders', as: 'admin' },
  'an order, as administrators see it': { path: ({ orderId }) => `/admin/orders/${orderId}`, as: 'admin' },
  'an order to pay, as administrators see it': {
    path: ({ unpaidId }) => `/admin/orders/${unpaidId}`,
    as: 'admin',
  },
  'an order of which money is due back, as administrators see it': {
    path: ({ refundedId }) => `/admin/orders/${refundedId}`,
    as: 'admin',
  },
  reviews: { path: '/admin/reviews', as: 'admin' },
  refunds: { path: '/admin/refunds', as: 'admin' },
  'refunds that are done': { path: '/admin/refunds?status=done', as: 'admin' },
  payouts: { path: '/admin/payouts', as: 'admin' },
  'payouts that are done': { path: '/admin/payouts?list=done', as: 'admin' },
  transfers: { path: '/admin/transfers', as: 'admin' },
  messages: { path: '/admin/messages', as: 'admin' },
  'what was sent': { path: '/admin/messages-sent', as: 'admin' },
  'the journal': { path: '/admin/audit', as: 'admin' },
  'the figures': { path: '/admin/analytics', as: 'admin' },
  'the texts of the site': { path: '/admin/pages', as: 'admin' },
  'phases and albums': { path: '/admin/activities', as: 'admin' },
}

/** Whether it is for signed-in vendors or administrators. */
export const isOfStaff = ({ as }: Screen): boolean => as === 'vendor' || as === 'admin'

/** The URL of a screen. */
export const pathOf = ({ path }: Screen, shown: Shown): string =>
  typeof path === 'string' ? path : path(shown)

const SOMETHING = {
  product: { id: '-' },
  producerId: '-',
  orderId: '-',
  unpaidId: '-',
  paidId: '-',
  refundedId: '-',
} as Shown

/** All other pages, in their initial state. */
function otherPages(): [string, Screen][] {
  const named = new Set(Object.values(screens).map(screen => pathOf(screen, SOMETHING).split('?')[0]))
  return listSitePages()
    .filter(({ parameter, pattern }) => !parameter && !named.has(pattern))
    .map(({ key, pattern: path, audience }) => [
      key,
      audience === 'public' ? { path } : { path, as: audience },
    ])
}

/** All screens of the site. Pages with path parameters need an explicit entry. */
export const screensOfTheSite: Record<string, Screen> = { ...screens, ...Object.fromEntries(otherPages()) }

/** Opens a screen, brings it into its state and waits until it is idle. One that nobody touched stays at its top. */
export async function showScreen(page: Page, screen: Screen, shown: Shown): Promise<void> {
  const path = pathOf(screen, shown)
  await open(page, path)
  await screen.bring?.(page, shown)
  await waitForContent(page)
  if (screen.bring || path.includes('#')) return
  expect(await page.evaluate(() => scrollY), `${path} opens at its top`).toBe(0)
}
