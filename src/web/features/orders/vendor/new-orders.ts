/** The orders that waited for the vendor's word when the page was opened, newest first, as far as they were read. */
export type SeenOrders = {
  ids: ReadonlySet<string>
  /** What is older was not read; empty when all were. */
  oldest: string
}

type Waiting = { items: readonly { id: string }[]; total: number }

export const seenAtOpening = ({ items, total }: Waiting): SeenOrders => ({
  ids: new Set(items.map(({ id }) => id)),
  oldest: (total > items.length && items.at(-1)?.id) || '',
})

/** Those that came while the page was open: also an older one, which its vendor sees once it is paid. */
export const newSince = <Order extends { id: string }>(
  { ids, oldest }: SeenOrders,
  items: readonly Order[],
): Order[] => items.filter(({ id }) => !ids.has(id) && id > oldest)
