/** Orders to confirm when the page was opened: the newest, as far as they were fetched. */
export type SeenOrders = {
  ids: ReadonlySet<string>
  /** Id of the oldest fetched one; empty when all were fetched. */
  oldest: string
}

type Waiting = { items: readonly { id: string }[]; total: number }

export const seenAtOpening = ({ items, total }: Waiting): SeenOrders => ({
  ids: new Set(items.map(({ id }) => id)),
  oldest: (total > items.length && items.at(-1)?.id) || '',
})

/** Orders that arrived since, including older ones that were paid meanwhile. */
export const newSince = <Order extends { id: string }>(
  { ids, oldest }: SeenOrders,
  items: readonly Order[],
): Order[] => items.filter(({ id }) => !ids.has(id) && id > oldest)
