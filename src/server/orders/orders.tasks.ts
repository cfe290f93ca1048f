import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { sweepUnanswered } from './moving/sweep-unanswered.ts'

/** Job handlers of orders. */
export const ordersTasks = (
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'config' | 'refunds'>,
): Pick<Tasks, 'sweep-unanswered'> => ({ 'sweep-unanswered': () => sweepUnanswered(deps) })
