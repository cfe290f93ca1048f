import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { closeMonths } from './statements/close-months.ts'

/** Job handlers of money. */
export const moneyTasks = (deps: Pick<BackgroundDeps, 'db' | 'clock'>): Pick<Tasks, 'close-months'> => ({
  'close-months': () => closeMonths(deps),
})
