import { belongings } from './belongings.ts'
import { ofDays } from './days.ts'
import { doors } from './doors.ts'
import { faces } from './faces.ts'
import { factors } from './factors.ts'
import { freshCodes } from './fresh-codes.ts'
import { handingOver } from './handing-over.ts'
import type { Mutation } from './mutation.ts'
import { ofProblems } from './problems.ts'
import { recipients } from './recipients.ts'
import { ofSettings } from './settings.ts'
import { sums } from './sums.ts'
import { trade } from './trade.ts'

export const mutations: readonly Mutation[] = [
  ...doors,
  ...factors,
  ...belongings,
  ...trade,
  ...handingOver,
  ...ofDays,
  ...ofProblems,
  ...faces,
  ...ofSettings,
  ...sums,
  ...recipients,
  ...freshCodes,
]
