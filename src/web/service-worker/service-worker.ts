import {
  answerData,
  answerOtherPage,
  answerPage,
  answerPicture,
  keptFirst,
} from '#web/service-worker/answers.ts'
import { answerQuestion } from '#web/service-worker/copies-told.ts'
import { removeOldVersions } from '#web/service-worker/old-versions.ts'
import { builtFiles, fetchShell, pictures } from '#web/service-worker/shelves.ts'
import { keepAskedPage, keepOpenPages } from '#web/service-worker/unseen-pages.ts'
import { wayOf } from '#web/service-worker/way-of.ts'

// Runs beside the pages of one browser and answers their requests when the network does not. It only ever repeats
// what everybody may see; it never sends anything by itself. Made anew with each version of the site.

declare const self: ServiceWorkerGlobalScope

/** Not in TypeScript's libraries yet, nor in every browser (https://www.w3.org/TR/service-workers/#register-router-method). */
type RoutingEvent = ExtendableEvent & {
  addRoutes?: (rule: { condition: { or: { requestMethod: string }[] }; source: 'network' }) => Promise<void>
}

/** What changes something never waits for this worker to wake up. */
async function letWritesPass(event: RoutingEvent): Promise<void> {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].map(requestMethod => ({ requestMethod }))
  await event.addRoutes?.({ condition: { or: writes }, source: 'network' })
}

async function install(): Promise<void> {
  await fetchShell()
  // Not at the activation: until that is over, whatever the pages ask for has to wait.
  await keepOpenPages().catch(reason => console.warn('open pages are not kept:', reason))
  await self.skipWaiting()
}

self.addEventListener('install', event => {
  event.waitUntil(letWritesPass(event))
  event.waitUntil(install())
})

self.addEventListener('activate', event => {
  event.waitUntil(removeOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('message', answerQuestion)
self.addEventListener('message', keepAskedPage)

self.addEventListener('fetch', event => {
  const way = wayOf(event.request, self.location.origin)
  if (way === 'file') event.respondWith(keptFirst(event, builtFiles))
  if (way === 'picture') event.respondWith(answerPicture(event, pictures))
  if (way === 'page') event.respondWith(answerPage(event))
  if (way === 'other-page') event.respondWith(answerOtherPage(event))
  if (way === 'data') event.respondWith(answerData(event))
})
