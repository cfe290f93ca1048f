import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { addUpFigures } from './add-up-figures.ts'

/** Background tasks of the figures. */
export const analyticsTasks = (
  deps: Pick<BackgroundDeps, 'db' | 'clock'>,
): Pick<Tasks, 'add-up-figures'> => ({
  'add-up-figures': () => addUpFigures(deps),
})
