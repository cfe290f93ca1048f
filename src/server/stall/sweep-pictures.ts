import { DAY_MS } from '#contract/durations.ts'
import type { Deps } from '../deps.ts'
import { removePicture } from '../media/public.ts'
import { deleteInBatches } from '../util/delete-in-batches.ts'
import { deleteUnusedPicture, listUnusedPictures } from './pictures.queries.ts'

const AT_ONCE = 500

/** Removes pictures that were last uploaded more than a day ago and that nothing references: rows and files. */
export async function sweepPictures({
  db,
  clock,
  storage,
}: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const sentBefore = new Date(clock().getTime() - DAY_MS)
  await deleteInBatches({
    list: () => listUnusedPictures(db, sentBefore, AT_ONCE),
    remove: id =>
      db.transaction(async tx => {
        const url = await deleteUnusedPicture(tx, id, sentBefore)
        if (!url) return false
        // Before the commit: a concurrent upload of the same picture waits for it, and writes its files afterwards.
        await removePicture(tx, storage, url)
        return true
      }),
  })
}
