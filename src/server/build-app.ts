import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import {
  accountsAddressesRoutes,
  accountsEmailConfirmationsRoutes,
  accountsMessageChoiceRoutes,
  accountsPasswordsRoutes,
  accountsProfilesRoutes,
  accountsRoutes,
  accountsUsersRoutes,
} from './accounts/public.ts'
import { activitiesAdminRoutes, activitiesRoutes } from './activities/public.ts'
import { analyticsRoutes } from './analytics/public.ts'
import { assistantRoutes } from './assistant/public.ts'
import { backOfficeAuditRoutes, backOfficeRoutes } from './back-office/public.ts'
import { catalogueProducersRoutes, catalogueRoutes } from './catalogue/public.ts'
import {
  deliveryAdminRoutes,
  deliveryPauseRoutes,
  deliveryPickupRoutes,
  deliveryRoutes,
} from './delivery/public.ts'
import type { Deps } from './deps.ts'
import { favouritesRoutes } from './favourites/public.ts'
import { answerErrors } from './http/answer-errors.ts'
import { answerUnknownApiPaths } from './http/answer-unknown-paths.ts'
import { ApiCache, cacheApi } from './http/cache/api-cache.ts'
import { invalidateAtMidnight } from './http/cache/invalidate-at-midnight.ts'
import { type Invalidatable, invalidateOnDataChanges } from './http/cache/invalidate-on-data-changes.ts'
import { PublicCache } from './http/cache/public-cache.ts'
import { closeConnectionsAtStop } from './http/close-connections.ts'
import { sendCommonHeaders } from './http/common-headers.ts'
import { registerCompression } from './http/compress-personal.ts'
import type { Handlers } from './http/handlers.ts'
import { registerHealth } from './http/health.ts'
import { registerJsonParser } from './http/json-bodies.ts'
import { logFailure } from './http/log-failure.ts'
import { registerOpenApi, serveOpenApi } from './http/openapi.ts'
import { operatorsOnly } from './http/operators-only.ts'
import { inProcessApi, isCacheable, tagsOf } from './http/pages/in-process-api.ts'
import { registerPages } from './http/pages/pages.ts'
import { registerContract } from './http/register-contract.ts'
import { SecurityLog } from './http/security-log.ts'
import { serverOptions } from './http/server-options.ts'
import { sessionCookies } from './http/sessions/session-cookies.ts'
import { refuseWhileStopping } from './http/stopping.ts'
import { warnOfUnknownProxy } from './http/warn-of-unknown-proxy.ts'
import { serveMedia } from './media/public.ts'
import { moderationProductsRoutes, moderationVendorsRoutes } from './moderation/public.ts'
import {
  moneyPayoutNumberRoutes,
  moneyPayoutsRoutes,
  moneyRefundsRoutes,
  moneyStatementsRoutes,
  openStatementPrinter,
  type StatementPrinter,
} from './money/public.ts'
import { notificationsDispatchesRoutes, serveMails } from './notifications/public.ts'
import {
  limitTrackingGuesses,
  openReceiptPrinter,
  ordersDaysRoutes,
  ordersOwnRoutes,
  ordersRoutes,
  ordersShortagesRoutes,
  ordersTrackingRoutes,
  type ReceiptPrinter,
} from './orders/public.ts'
import { contactForm, pagesAdminRoutes, pagesContactMessagesRoutes, pagesRoutes } from './pages/public.ts'
import { paymentsRoutes, paymentsTransfersRoutes, registerProviderCalls } from './payments/public.ts'
import { privacyRoutes } from './privacy/public.ts'
import { problemsRoutes } from './problems/public.ts'
import { reviewsRoutes } from './reviews/public.ts'
import {
  securityEventsRoutes,
  securitySecondFactorRoutes,
  securitySessionsRoutes,
} from './security/public.ts'
import { settingsRoutes } from './settings/public.ts'
import { servePreviews, serveRobots, serveSecurityContact, serveSitemap } from './sharing/public.ts'
import { siteRoutes } from './site/public.ts'
import { stallRoutes, stallVendorProfileRoutes } from './stall/public.ts'

type Parts = {
  app: FastifyInstance
  handlers: Handlers
  publicCache: PublicCache
  securityLog: SecurityLog
}

/** Builds the Fastify application: hooks, API routes, then pages. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps
  const { app, handlers, publicCache } = await buildApi(deps)
  const keptAnswers = new ApiCache()
  invalidateOnChanges(app, keptAnswers, deps)
  await registerPages(app, {
    api: cacheApi(inProcessApi(handlers), keptAnswers),
    publicCache,
    dev: config.development,
    publicUrl: config.publicUrl,
    pageTimeoutMs: config.pageTimeoutMs,
    tagsOf,
    isCacheable,
    forms: [contactForm(deps)],
  })
  return app
}

type Printers = { receipts: ReceiptPrinter; statements: StatementPrinter }

/** The handler of each endpoint of the contract. */
const allHandlers = (deps: Deps, printers: Printers): Handlers => ({
  ...siteRoutes(deps),
  ...accountsRoutes(deps),
  ...accountsAddressesRoutes(deps),
  ...accountsPasswordsRoutes(deps),
  ...catalogueRoutes(deps),
  ...ordersRoutes({ ...deps, ...printers }),
  ...ordersOwnRoutes(deps),
  ...ordersShortagesRoutes(deps),
  ...ordersDaysRoutes(deps),
  ...problemsRoutes(deps),
  ...ordersTrackingRoutes(deps),
  ...accountsEmailConfirmationsRoutes(deps),
  ...favouritesRoutes(deps),
  ...pagesRoutes(deps),
  ...pagesAdminRoutes(deps),
  ...activitiesRoutes(deps),
  ...activitiesAdminRoutes(deps),
  ...assistantRoutes(deps),
  ...deliveryRoutes(deps),
  ...deliveryPauseRoutes(deps),
  ...deliveryAdminRoutes(deps),
  ...deliveryPickupRoutes(deps),
  ...paymentsRoutes(deps),
  ...moneyPayoutsRoutes(deps),
  ...moneyStatementsRoutes({ ...deps, ...printers }),
  ...paymentsTransfersRoutes(deps),
  ...moneyPayoutNumberRoutes(deps),
  ...notificationsDispatchesRoutes(deps),
  ...accountsMessageChoiceRoutes(deps),
  ...moneyRefundsRoutes(deps),
  ...stallRoutes(deps),
  ...stallVendorProfileRoutes(deps),
  ...analyticsRoutes(deps),
  ...moderationProductsRoutes(deps),
  ...moderationVendorsRoutes(deps),
  ...accountsUsersRoutes(deps),
  ...backOfficeRoutes(deps),
  ...pagesContactMessagesRoutes(deps),
  ...backOfficeAuditRoutes(deps),
  ...catalogueProducersRoutes(deps),
  ...accountsProfilesRoutes(deps),
  ...privacyRoutes(deps),
  ...reviewsRoutes(deps),
  ...securityEventsRoutes(deps),
  ...securitySessionsRoutes(deps),
  ...securitySecondFactorRoutes(deps),
  ...settingsRoutes(deps),
})

/** Invalidates cache entries when public data changes, and at midnight. */
function invalidateOnChanges(app: FastifyInstance, kept: Invalidatable, deps: Deps): void {
  invalidateOnDataChanges(kept, deps.live)
  const stop = invalidateAtMidnight(kept, deps)
  app.addHook('onClose', async () => stop())
}

/** Builds the application without the pages, which need the built site. */
export async function buildApi(deps: Deps): Promise<Parts> {
  const { config } = deps
  const app = fastify(serverOptions(deps))
  const publicCache = new PublicCache({
    generationTimeoutMs: config.pageTimeoutMs,
    onRevalidationError: (error, key) => logFailure(deps.log, error, 'a page could not be renewed', { key }),
  })
  const printers = { receipts: openReceiptPrinter(), statements: openStatementPrinter() }
  const handlers = allHandlers(deps, printers)
  const securityLog = new SecurityLog(deps)

  app.removeContentTypeParser('text/plain')
  registerJsonParser(app)
  await app.register(cookie)
  await registerCompression(app)
  closeConnectionsAtStop(app)
  sendCommonHeaders(app, config)
  answerErrors(app)
  refuseWhileStopping(app, deps.stopping)
  warnOfUnknownProxy(app, config)
  const forOperators = await operatorsOnly(app, config)
  registerHealth(app, deps, forOperators)
  invalidateOnChanges(app, publicCache, deps)
  limitTrackingGuesses(app, deps)

  await registerOpenApi(app)
  app.addHook('onClose', () => securityLog.settled())
  for (const printer of Object.values(printers)) app.addHook('onClose', () => printer.close())
  registerContract(app, {
    ...deps,
    securityLog,
    cookies: sessionCookies({ secure: config.secureCookies }),
    publicCache,
    handlers,
  })
  await registerProviderCalls(app, deps)
  await serveOpenApi(app, forOperators)
  answerUnknownApiPaths(app)

  await serveMedia(app, deps)
  serveMails(app, deps)
  serveSitemap(app, { ...deps, publicCache })
  serveRobots(app, deps)
  serveSecurityContact(app, deps)
  servePreviews(app, { ...deps, api: inProcessApi(handlers) })
  return { app, handlers, publicCache, securityLog }
}
