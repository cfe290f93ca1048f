type Bounds = { versions: number; pages: number }

/**
 * Number of pages of each older version to retain on an update: those of the newest versions, within bounds.
 * @param counts pages of each version, newest version first
 */
export function pagesToRetain(counts: readonly number[], { versions, pages }: Bounds): number[] {
  let room = pages
  return counts.map((count, age) => {
    const staying = age < versions ? Math.min(count, room) : 0
    room -= staying
    return staying
  })
}
