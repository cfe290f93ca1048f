import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** Background tasks of the stall. */
export const stallTasks = (
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'storage'>,
): Pick<Tasks, 'sweep-pictures'> => ({
  'sweep-pictures': () => sweepPictures(deps),
})
