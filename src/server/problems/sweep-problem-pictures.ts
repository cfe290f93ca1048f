import { DAY_MS } from '#contract/durations.ts'
import type { Deps } from '../deps.ts'
import { deleteInBatches } from '../util/delete-in-batches.ts'
import { removeFiles } from './picture-files.ts'
import { deleteUnusedProblemPicture, listUnusedProblemPictures } from './pictures.queries.ts'

const AT_ONCE = 500

/** Removes pictures without a problem that are older than a day, also of deleted accounts, and those of erased customers. */
export async function sweepProblemPictures({
  db,
  clock,
  privateStorage,
}: Pick<Deps, 'db' | 'clock' | 'privateStorage'>): Promise<void> {
  const sentBefore = new Date(clock().getTime() - DAY_MS)
  await deleteInBatches({
    list: () => listUnusedProblemPictures(db, sentBefore, AT_ONCE),
    remove: id =>
      db.transaction(async tx => {
        if (!(await deleteUnusedProblemPicture(tx, id, sentBefore))) return false
        // Before the commit: if the process dies in between, the row remains and the next sweep retries.
        await removeFiles(tx, privateStorage, id)
        return true
      }),
  })
}
