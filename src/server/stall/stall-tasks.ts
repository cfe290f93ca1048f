import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** The background work of the stalls. */
export const stallTasks = (deps: BackgroundDeps): Pick<Tasks, 'sweep-pictures'> => ({
  'sweep-pictures': () => sweepPictures(deps),
})
