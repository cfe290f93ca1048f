import { DAY_MS } from '#contract/durations.ts'
import type { Deps } from '../deps.ts'
import { removePicture } from '../media/public.ts'
import { deleteInBatches } from '../util/delete-in-batches.ts'
import { deleteUnusedPicture, listUnusedPictures } from './pictures.queries.ts'

const AT_ONCE = 500

/** Removes the pictures that were last sent more than a day ago and that nothing shows: their rows and their files. */
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
        // Before the commit: who sends the same picture again waits for it, and writes its files after we removed ours.
        await removePicture(tx, storage, url)
        return true
      }),
  })
}
