import { cacheOpenPages, cacheRequestedPage } from '#web/service-worker/cache-pages.ts'
import { classifyRequest } from '#web/service-worker/classify-request.ts'
import { removeOldVersions } from '#web/service-worker/remove-old-versions.ts'
import {
  cacheFirst,
  respondWithData,
  respondWithPage,
  respondWithPicture,
  respondWithUncachedPage,
} from '#web/service-worker/respond.ts'
import { builtFiles, pictures, precacheShell } from '#web/service-worker/site-caches.ts'
import { answerStaleQuery } from '#web/service-worker/stale-messages.ts'

// Serves public pages and data from its caches when the network does not answer. It never sends anything by itself. Rebuilt
// with each version of the site.

declare const self: ServiceWorkerGlobalScope

/** Not in TypeScript's libraries nor in every browser yet (https://www.w3.org/TR/service-workers/#register-router-method). */
type RoutingEvent = ExtendableEvent & {
  addRoutes?: (rule: { condition: { or: { requestMethod: string }[] }; source: 'network' }) => Promise<void>
}

/** Writes go to the network directly, without waiting for the worker to start. */
async function bypassWrites(event: RoutingEvent): Promise<void> {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].map(requestMethod => ({ requestMethod }))
  await event.addRoutes?.({ condition: { or: writes }, source: 'network' })
}

async function install(): Promise<void> {
  await precacheShell()
  // Not on activation: requests of pages wait until that is over.
  await cacheOpenPages().catch(reason => console.warn('open pages are not cached:', reason))
  await self.skipWaiting()
}

self.addEventListener('install', event => {
  event.waitUntil(bypassWrites(event))
  event.waitUntil(install())
})

self.addEventListener('activate', event => {
  event.waitUntil(removeOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('message', answerStaleQuery)
self.addEventListener('message', cacheRequestedPage)

self.addEventListener('fetch', event => {
  const kind = classifyRequest(event.request, self.location.origin)
  if (kind === 'file') event.respondWith(cacheFirst(event, builtFiles))
  if (kind === 'picture') event.respondWith(respondWithPicture(event, pictures))
  if (kind === 'page') event.respondWith(respondWithPage(event))
  if (kind === 'other-page') event.respondWith(respondWithUncachedPage(event))
  if (kind === 'data') event.respondWith(respondWithData(event))
})
