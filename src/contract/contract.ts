import { accountsAddressesEndpoints } from './accounts/addresses.endpoints.ts'
import { accountsEmailConfirmationsEndpoints } from './accounts/email-confirmations.endpoints.ts'
import { accountsEndpoints } from './accounts/endpoints.ts'
import { accountsMessageChoiceEndpoints } from './accounts/message-choice.endpoints.ts'
import { accountsPasswordsEndpoints } from './accounts/passwords.endpoints.ts'
import { accountsProfilesEndpoints } from './accounts/profiles.endpoints.ts'
import { accountsUsersEndpoints } from './accounts/users.endpoints.ts'
import { activitiesAdminEndpoints } from './activities/admin.endpoints.ts'
import { activitiesEndpoints } from './activities/endpoints.ts'
import { analyticsEndpoints } from './analytics/endpoints.ts'
import { analyticsStatsEndpoints } from './analytics/stats.endpoints.ts'
import { assistantEndpoints } from './assistant/endpoints.ts'
import { backOfficeAuditEndpoints } from './back-office/audit.endpoints.ts'
import { backOfficeEndpoints } from './back-office/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { catalogueProducersEndpoints } from './catalogue/producers.endpoints.ts'
import { deliveryAdminEndpoints } from './delivery/admin.endpoints.ts'
import { deliveryEndpoints } from './delivery/endpoints.ts'
import { deliveryPauseEndpoints } from './delivery/pause.endpoints.ts'
import { deliveryPickupEndpoints } from './delivery/pickup.endpoints.ts'
import type { Answer, Input } from './endpoint.ts'
import { favouritesEndpoints } from './favourites/endpoints.ts'
import { moderationProductsEndpoints } from './moderation/products.endpoints.ts'
import { moderationVendorsEndpoints } from './moderation/vendors.endpoints.ts'
import { moneyPayoutNumberEndpoints } from './money/payout-number.endpoints.ts'
import { moneyPayoutsEndpoints } from './money/payouts.endpoints.ts'
import { moneyRefundsEndpoints } from './money/refunds.endpoints.ts'
import { moneyStatementsEndpoints } from './money/statements.endpoints.ts'
import { notificationsEndpoints } from './notifications/endpoints.ts'
import { ordersAdminEndpoints } from './orders/admin.endpoints.ts'
import { ordersDaysEndpoints } from './orders/days.endpoints.ts'
import { ordersEndpoints } from './orders/endpoints.ts'
import { ordersOwnEndpoints } from './orders/own.endpoints.ts'
import { ordersShortagesEndpoints } from './orders/shortages.endpoints.ts'
import { ordersTrackingEndpoints } from './orders/tracking.endpoints.ts'
import { pagesAdminEndpoints } from './pages/admin.endpoints.ts'
import { pagesContactMessagesEndpoints } from './pages/contact-messages.endpoints.ts'
import { pagesEndpoints } from './pages/endpoints.ts'
import { paymentsEndpoints } from './payments/endpoints.ts'
import { paymentsTransfersEndpoints } from './payments/transfers.endpoints.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { problemsEndpoints } from './problems/endpoints.ts'
import { reviewsEndpoints } from './reviews/endpoints.ts'
import { securityEndpoints } from './security/endpoints.ts'
import { securitySecondFactorEndpoints } from './security/second-factor.endpoints.ts'
import { securitySessionsEndpoints } from './security/sessions.endpoints.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { siteEndpoints } from './site/endpoints.ts'
import { stallEndpoints } from './stall/endpoints.ts'

/** All endpoints of the API; routes, OpenAPI and the typed client are derived from it. */
export const contract = {
  ...siteEndpoints,
  ...accountsEndpoints,
  ...accountsAddressesEndpoints,
  ...catalogueEndpoints,
  ...ordersEndpoints,
  ...ordersOwnEndpoints,
  ...ordersShortagesEndpoints,
  ...ordersDaysEndpoints,
  ...problemsEndpoints,
  ...ordersTrackingEndpoints,
  ...accountsEmailConfirmationsEndpoints,
  ...favouritesEndpoints,
  ...pagesEndpoints,
  ...pagesAdminEndpoints,
  ...activitiesEndpoints,
  ...activitiesAdminEndpoints,
  ...assistantEndpoints,
  ...deliveryEndpoints,
  ...deliveryAdminEndpoints,
  ...deliveryPickupEndpoints,
  ...deliveryPauseEndpoints,
  ...accountsPasswordsEndpoints,
  ...paymentsEndpoints,
  ...moneyPayoutsEndpoints,
  ...moneyStatementsEndpoints,
  ...paymentsTransfersEndpoints,
  ...moneyPayoutNumberEndpoints,
  ...notificationsEndpoints,
  ...accountsMessageChoiceEndpoints,
  ...moneyRefundsEndpoints,
  ...analyticsStatsEndpoints,
  ...analyticsEndpoints,
  ...accountsUsersEndpoints,
  ...ordersAdminEndpoints,
  ...pagesContactMessagesEndpoints,
  ...backOfficeAuditEndpoints,
  ...backOfficeEndpoints,
  ...moderationProductsEndpoints,
  ...moderationVendorsEndpoints,
  ...stallEndpoints,
  ...catalogueProducersEndpoints,
  ...accountsProfilesEndpoints,
  ...privacyEndpoints,
  ...reviewsEndpoints,
  ...securityEndpoints,
  ...securitySessionsEndpoints,
  ...securitySecondFactorEndpoints,
  ...settingsEndpoints,
}
export type Contract = typeof contract
export type EndpointName = keyof Contract

/** Endpoints with a JSON answer: streams are opened with EventSource, files by their URL. */
export type CallableName = {
  [Name in EndpointName]: Contract[Name] extends { stream: true } | { file: string } ? never : Name
}[EndpointName]

/** The typed client: over HTTP in the browser, in process for rendering. */
export type Api = {
  [Name in CallableName]: (
    ...input: object extends Input<Contract[Name]>
      ? [input?: Input<Contract[Name]>]
      : [input: Input<Contract[Name]>]
  ) => Promise<Answer<Contract[Name]>>
}
