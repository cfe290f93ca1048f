import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { sweepProblemPictures } from './sweep-problem-pictures.ts'

/** Background tasks of problems. */
export const problemsTasks = (
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'privateStorage'>,
): Pick<Tasks, 'sweep-problem-pictures'> => ({
  'sweep-problem-pictures': () => sweepProblemPictures(deps),
})
