/** A round of a sweep ends by then, however much is left; the next one goes on. */
const LONGEST_ROUND_MS = 600_000

type Sweep<Item> = {
  /** The next few that are to go. */
  list: () => Promise<readonly Item[]>
  /** @returns false of one that is wanted again */
  remove: (item: Item) => Promise<boolean>
  longestMs?: number
}

/** Removes what is to go, a few at a time, until nothing is left of it: what is written faster than a round takes away would pile up. */
export async function untilNothingIsLeft<Item>({
  list,
  remove,
  longestMs = LONGEST_ROUND_MS,
}: Sweep<Item>): Promise<void> {
  const endsAtMs = performance.now() + longestMs
  for (let removed = 1; removed > 0 && performance.now() < endsAtMs; ) {
    removed = 0
    for (const item of await list()) {
      if (performance.now() >= endsAtMs) return
      if (await remove(item)) removed += 1
    }
  }
}
