import { emailConfirmationsEndpoints } from './accounts/email-confirmations.endpoints.ts'
import { accountsEndpoints } from './accounts/endpoints.ts'
import { messageChoiceEndpoints } from './accounts/message-choice.endpoints.ts'
import { passwordsEndpoints } from './accounts/passwords.endpoints.ts'
import { profilesEndpoints } from './accounts/profiles.endpoints.ts'
import { adminUsersEndpoints } from './accounts/users.endpoints.ts'
import { activitiesAdminEndpoints } from './activities/admin.endpoints.ts'
import { activitiesEndpoints } from './activities/endpoints.ts'
import { analyticsEndpoints } from './analytics/endpoints.ts'
import { adminStatsEndpoints } from './analytics/stats.endpoints.ts'
import { assistantEndpoints } from './assistant/endpoints.ts'
import { auditEndpoints } from './back-office/audit.endpoints.ts'
import { backOfficeEndpoints } from './back-office/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { producersEndpoints } from './catalogue/producers.endpoints.ts'
import { deliveryAdminEndpoints } from './delivery/admin.endpoints.ts'
import { deliveryEndpoints } from './delivery/endpoints.ts'
import { pauseEndpoints } from './delivery/pause.endpoints.ts'
import { pickupEndpoints } from './delivery/pickup.endpoints.ts'
import type { Answer, Input } from './endpoint.ts'
import { favouritesEndpoints } from './favourites/endpoints.ts'
import { productsAdminEndpoints } from './moderation/products.endpoints.ts'
import { vendorsAdminEndpoints } from './moderation/vendors.endpoints.ts'
import { payoutNumberEndpoints } from './money/payout-number.endpoints.ts'
import { payoutsEndpoints } from './money/payouts.endpoints.ts'
import { refundsEndpoints } from './money/refunds.endpoints.ts'
import { statementsEndpoints } from './money/statements.endpoints.ts'
import { deliveriesEndpoints } from './notifications/endpoints.ts'
import { adminOrdersEndpoints } from './orders/admin.endpoints.ts'
import { orderDaysEndpoints } from './orders/days.endpoints.ts'
import { ordersEndpoints, ownOrdersEndpoints, shortageEndpoints } from './orders/endpoints.ts'
import { trackingEndpoints } from './orders/tracking.endpoints.ts'
import { pagesAdminEndpoints } from './pages/admin.endpoints.ts'
import { pagesEndpoints } from './pages/endpoints.ts'
import { adminMessagesEndpoints } from './pages/messages.endpoints.ts'
import { paymentsEndpoints } from './payments/endpoints.ts'
import { transfersEndpoints } from './payments/transfers.endpoints.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { problemsEndpoints } from './problems/endpoints.ts'
import { reviewsEndpoints } from './reviews/endpoints.ts'
import { securityEndpoints } from './security/endpoints.ts'
import { secondFactorEndpoints } from './security/second-factor.endpoints.ts'
import { sessionsEndpoints } from './security/sessions.endpoints.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { siteEndpoints } from './site/endpoints.ts'
import { vendorProductsEndpoints } from './stall/endpoints.ts'

/** The whole API, once: routes, OpenAPI and the typed client come from here. */
export const contract = {
  ...siteEndpoints,
  ...accountsEndpoints,
  ...catalogueEndpoints,
  ...ordersEndpoints,
  ...ownOrdersEndpoints,
  ...shortageEndpoints,
  ...orderDaysEndpoints,
  ...problemsEndpoints,
  ...trackingEndpoints,
  ...emailConfirmationsEndpoints,
  ...favouritesEndpoints,
  ...pagesEndpoints,
  ...pagesAdminEndpoints,
  ...activitiesEndpoints,
  ...activitiesAdminEndpoints,
  ...assistantEndpoints,
  ...deliveryEndpoints,
  ...deliveryAdminEndpoints,
  ...pickupEndpoints,
  ...pauseEndpoints,
  ...passwordsEndpoints,
  ...paymentsEndpoints,
  ...payoutsEndpoints,
  ...statementsEndpoints,
  ...transfersEndpoints,
  ...payoutNumberEndpoints,
  ...deliveriesEndpoints,
  ...messageChoiceEndpoints,
  ...refundsEndpoints,
  ...adminStatsEndpoints,
  ...analyticsEndpoints,
  ...adminUsersEndpoints,
  ...adminOrdersEndpoints,
  ...adminMessagesEndpoints,
  ...auditEndpoints,
  ...backOfficeEndpoints,
  ...productsAdminEndpoints,
  ...vendorsAdminEndpoints,
  ...vendorProductsEndpoints,
  ...producersEndpoints,
  ...profilesEndpoints,
  ...privacyEndpoints,
  ...reviewsEndpoints,
  ...securityEndpoints,
  ...sessionsEndpoints,
  ...secondFactorEndpoints,
  ...settingsEndpoints,
}
export type Contract = typeof contract
export type EndpointName = keyof Contract

/** Streams are followed with EventSource and files opened by their address: neither is called. */
export type CallableName = {
  [Name in EndpointName]: Contract[Name] extends { stream: true } | { file: string } ? never : Name
}[EndpointName]

/** The API as a program calls it: over HTTP in the browser, in the process when a page is rendered. */
export type Api = {
  [Name in CallableName]: (
    ...input: object extends Input<Contract[Name]>
      ? [input?: Input<Contract[Name]>]
      : [input: Input<Contract[Name]>]
  ) => Promise<Answer<Contract[Name]>>
}
