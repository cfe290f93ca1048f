import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { sweepPictures } from './stall/sweep-pictures.ts'

/** The background work of the catalogue. */
export const catalogueTasks = (deps: BackgroundDeps): Pick<Tasks, 'sweep-pictures'> => ({
  'sweep-pictures': () => sweepPictures(deps),
})
