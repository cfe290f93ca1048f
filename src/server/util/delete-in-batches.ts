/** A sweep stops after this time even if items are left; the next one continues. */
const MAX_DURATION_MS = 600_000

type BatchDelete<Item> = {
  /** The next batch to delete. */
  list: () => Promise<readonly Item[]>
  /** @returns false when the item is in use again and was kept */
  remove: (item: Item) => Promise<boolean>
  longestMs?: number
}

/** Deletes batch by batch until nothing was deleted or `longestMs` has passed. */
export async function deleteInBatches<Item>({
  list,
  remove,
  longestMs = MAX_DURATION_MS,
}: BatchDelete<Item>): Promise<void> {
  const endsAtMs = performance.now() + longestMs
  for (let removed = 1; removed > 0 && performance.now() < endsAtMs; ) {
    removed = 0
    for (const item of await list()) {
      if (performance.now() >= endsAtMs) return
      if (await remove(item)) removed += 1
    }
  }
}
