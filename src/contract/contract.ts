import { accountsEndpoints } from './accounts.ts'
import { activitiesEndpoints } from './activities.ts'
import { activitiesAdminEndpoints } from './activities-admin.ts'
import { adminMessagesEndpoints } from './admin-messages.ts'
import { adminOrdersEndpoints } from './admin-orders.ts'
import { adminStatsEndpoints } from './admin-stats.ts'
import { adminUsersEndpoints } from './admin-users.ts'
import { analyticsEndpoints } from './analytics.ts'
import { assistantEndpoints } from './assistant.ts'
import { auditEndpoints } from './audit.ts'
import { backOfficeEndpoints } from './back-office.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { deliveriesEndpoints } from './deliveries.ts'
import { emailConfirmationsEndpoints } from './email-confirmations.ts'
import type { Answer, Input } from './endpoint.ts'
import { favouritesEndpoints } from './favourites.ts'
import { messageChoiceEndpoints } from './message-choice.ts'
import { ordersEndpoints } from './orders.ts'
import { ownOrdersEndpoints } from './own-orders.ts'
import { pagesEndpoints } from './pages.ts'
import { pagesAdminEndpoints } from './pages-admin.ts'
import { passwordsEndpoints } from './passwords.ts'
import { paymentsEndpoints } from './payments.ts'
import { payoutsEndpoints } from './payouts.ts'
import { producersEndpoints } from './producers.ts'
import { productsAdminEndpoints } from './products-admin.ts'
import { profilesEndpoints } from './profiles.ts'
import { refundsEndpoints } from './refunds.ts'
import { reviewsEndpoints } from './reviews.ts'
import { siteEndpoints } from './site.ts'
import { trackingEndpoints } from './tracking.ts'
import { vendorProductsEndpoints } from './vendor-products.ts'
import { vendorsAdminEndpoints } from './vendors-admin.ts'

/** The whole API, once: routes, OpenAPI, the typed client and the endpoint × role table come from here. */
export const contract = {
  ...siteEndpoints,
  ...accountsEndpoints,
  ...catalogueEndpoints,
  ...ordersEndpoints,
  ...ownOrdersEndpoints,
  ...trackingEndpoints,
  ...emailConfirmationsEndpoints,
  ...favouritesEndpoints,
  ...pagesEndpoints,
  ...pagesAdminEndpoints,
  ...activitiesEndpoints,
  ...activitiesAdminEndpoints,
  ...assistantEndpoints,
  ...passwordsEndpoints,
  ...paymentsEndpoints,
  ...payoutsEndpoints,
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
  ...reviewsEndpoints,
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
