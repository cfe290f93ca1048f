type Bounds = { versions: number; pages: number }

/**
 * How many pages of each older version stay when a new one comes: those of the newest versions, within bounds.
 * @param counts how many pages each version has, the newest version first
 */
export function pagesThatStay(counts: readonly number[], { versions, pages }: Bounds): number[] {
  let room = pages
  return counts.map((count, age) => {
    const staying = age < versions ? Math.min(count, room) : 0
    room -= staying
    return staying
  })
}
