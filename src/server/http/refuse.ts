import { accountsRefusals } from '#contract/accounts.ts'
import { activitiesAdminRefusals } from '#contract/activities-admin.ts'
import { adminMessagesRefusals } from '#contract/admin-messages.ts'
import { adminUsersRefusals } from '#contract/admin-users.ts'
import { catalogueRefusals } from '#contract/catalogue.ts'
import { deliveriesRefusals } from '#contract/deliveries.ts'
import { emailConfirmationsRefusals } from '#contract/email-confirmations.ts'
import { generalRefusals, type Refusal } from '#contract/errors.ts'
import { favouritesRefusals } from '#contract/favourites.ts'
import { mediaRefusals } from '#contract/media.ts'
import { ordersRefusals } from '#contract/orders.ts'
import { pagesRefusals } from '#contract/pages.ts'
import { pagesAdminRefusals } from '#contract/pages-admin.ts'
import { passwordsRefusals } from '#contract/passwords.ts'
import { paymentsRefusals } from '#contract/payments.ts'
import { payoutsRefusals } from '#contract/payouts.ts'
import { producersRefusals } from '#contract/producers.ts'
import { productsAdminRefusals } from '#contract/products-admin.ts'
import { profilesRefusals } from '#contract/profiles.ts'
import { refundsRefusals } from '#contract/refunds.ts'
import { reviewsRefusals } from '#contract/reviews.ts'
import { trackingRefusals } from '#contract/tracking.ts'
import { vendorProductsRefusals } from '#contract/vendor-products.ts'
import { vendorsAdminRefusals } from '#contract/vendors-admin.ts'

const refusals = {
  ...generalRefusals,
  ...accountsRefusals,
  ...activitiesAdminRefusals,
  ...catalogueRefusals,
  ...deliveriesRefusals,
  ...mediaRefusals,
  ...ordersRefusals,
  ...pagesAdminRefusals,
  ...pagesRefusals,
  ...passwordsRefusals,
  ...paymentsRefusals,
  ...payoutsRefusals,
  ...producersRefusals,
  ...profilesRefusals,
  ...refundsRefusals,
  ...vendorProductsRefusals,
  ...productsAdminRefusals,
  ...vendorsAdminRefusals,
  ...adminUsersRefusals,
  ...adminMessagesRefusals,
  ...reviewsRefusals,
  ...trackingRefusals,
  ...emailConfirmationsRefusals,
  ...favouritesRefusals,
} satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals

type Details = {
  /** Instead of the code's usual sentence. */
  message?: string
  /** Messages per field. */
  errors?: Record<string, string>
  /** Further members of the answer. */
  body?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** An act that was refused: thrown, so that its transaction rolls back; answered in one place. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly status: number
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code].message)
    this.code = code
    this.status = refusals[code].status
    this.details = details
  }
}

/** Refuses the act under way. The sentence and the status come from the contract's tables of refusals. */
export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refused(code, details)
}
