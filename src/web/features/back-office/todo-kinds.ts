import type { Todo } from '#contract/back-office/schemas.ts'
import { paths } from '#contract/paths.ts'
import { facesToDecide, vendorsToApprove } from '#web/features/moderation/vendors/vendors-waiting.tsx'
import { staleOrders, strandedOrders } from '#web/features/orders/admin/stale-orders.tsx'

/** Kinds of pending tasks of the administration, most urgent first: count, screen and words. */
export const todoKinds: readonly {
  count: keyof Todo
  href: string
  one: string
  many: string
  /** Someone is waiting for an order or for money. */
  isUrgent?: true
}[] = [
  {
    count: 'staleOrders',
    ...staleOrders,
    isUrgent: true,
  },
  {
    count: 'strandedOrders',
    ...strandedOrders,
    isUrgent: true,
  },
  {
    count: 'openProblems',
    href: paths.adminProblems({ status: 'open' }),
    one: 'problème à trancher',
    many: 'problèmes à trancher',
    isUrgent: true,
  },
  {
    count: 'refundsDue',
    href: paths.adminRefunds({ status: 'due' }),
    one: 'remboursement à faire',
    many: 'remboursements à faire',
    isUrgent: true,
  },
  {
    count: 'transfersToApprove',
    href: paths.adminTransfers({ status: 'awaiting_approval' }),
    one: 'transfert à approuver',
    many: 'transferts à approuver',
    isUrgent: true,
  },
  {
    count: 'failedTransfers',
    href: paths.adminTransfers({ status: 'failed' }),
    one: 'transfert en échec, à refaire',
    many: 'transferts en échec, à refaire',
    isUrgent: true,
  },
  {
    count: 'pendingProducts',
    href: paths.adminProductQueue(),
    one: 'produit à valider',
    many: 'produits à valider',
  },
  {
    count: 'pendingVendors',
    ...vendorsToApprove,
  },
  {
    count: 'pendingFaces',
    ...facesToDecide,
  },
  {
    count: 'vendorsOwed',
    href: paths.adminPayouts(),
    one: 'vendeur à payer',
    many: 'vendeurs à payer',
  },
  {
    count: 'unreadMessages',
    href: paths.adminMessages({ unread: '1' }),
    one: 'message non lu',
    many: 'messages non lus',
  },
]

const isWithin = (href: string, screen: string): boolean => {
  const path = href.split('?')[0]!
  // The home page is above all screens, and lists them itself.
  return path === screen || (screen !== paths.admin() && path.startsWith(`${screen}/`))
}

/** Number of pending tasks handled on a screen of the administration, or on one below it. */
export const countWaiting = (todo: Todo, screen: string): number =>
  todoKinds.reduce((sum, { count, href }) => (isWithin(href, screen) ? sum + todo[count] : sum), 0)
