import type * as z from 'zod/mini'
import { accountsRefusals } from './accounts/refusals.ts'
import { activitiesRefusals } from './activities/refusals.ts'
import { catalogueRefusals } from './catalogue/refusals.ts'
import { deliveryRefusals } from './delivery/refusals.ts'
import { generalRefusals, type Refusal } from './errors.ts'
import { favouritesRefusals } from './favourites/refusals.ts'
import { mediaRefusals } from './media.ts'
import { moderationRefusals } from './moderation/refusals.ts'
import { moneyRefusals } from './money/refusals.ts'
import { notificationsRefusals } from './notifications/refusals.ts'
import { ordersRefusals } from './orders/refusals.ts'
import { pagesRefusals } from './pages/refusals.ts'
import { paymentsRefusals } from './payments/refusals.ts'
import { privacyRefusals } from './privacy/refusals.ts'
import { problemsRefusals } from './problems/refusals.ts'
import { reviewsRefusals } from './reviews/refusals.ts'
import { securityRefusals } from './security/refusals.ts'
import { settingsRefusals } from './settings/refusals.ts'
import { stallRefusals } from './stall/refusals.ts'

/** All refusal codes of the API. */
export const refusals = {
  ...generalRefusals,
  ...mediaRefusals,
  ...accountsRefusals,
  ...activitiesRefusals,
  ...catalogueRefusals,
  ...deliveryRefusals,
  ...favouritesRefusals,
  ...moderationRefusals,
  ...moneyRefusals,
  ...notificationsRefusals,
  ...ordersRefusals,
  ...pagesRefusals,
  ...paymentsRefusals,
  ...privacyRefusals,
  ...problemsRefusals,
  ...reviewsRefusals,
  ...securityRefusals,
  ...settingsRefusals,
  ...stallRefusals,
} as const satisfies Record<string, Refusal>
export type RefusalCode = keyof typeof refusals

/** Refusals that any endpoint may answer without naming them. */
export type GeneralRefusal = keyof typeof generalRefusals

/** Further members of a refusal's response, beside message and code. */
export type RefusalDetails<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  details: infer Details extends z.ZodMiniType
}
  ? z.output<Details>
  : unknown
