import { expect, test } from 'vitest'
import { dispatchKinds } from '#contract/notifications/facts.ts'
import { mailKindNames } from '#server/notifications/mail-kinds.ts'
import { OrderTextAbout, protectingKinds } from '#server/notifications/texts/text-subjects.ts'
import { jobs } from '#server/outbox/jobs.ts'
import { dispatchName } from '#web/features/notifications/dispatch-name.ts'

/** As programs name what is sent and done in the background. */
const names = {
  job: Object.keys(jobs),
  mail: mailKindNames,
  text: [...protectingKinds, ...OrderTextAbout.shape.status.options.map(status => `order-${status}`)],
}
const dispatches = dispatchKinds.flatMap(kind => names[kind].map(about => ({ kind, about })))

test('the office reads in French what each mail, text and job is about', () => {
  expect(dispatches.length).toBeGreaterThan(70)
  expect(dispatches.filter(dispatch => dispatchName(dispatch) === dispatch.about)).toEqual([])
})

test('the receipt of an order has one name, by mail and by text', () => {
  expect(dispatchName({ kind: 'mail', about: 'order-confirmed' })).toBe('Commande enregistrée')
  expect(dispatchName({ kind: 'text', about: 'order-received' })).toBe('Commande enregistrée')
  expect(dispatchName({ kind: 'text', about: 'order-confirmed' })).toBe('Commande confirmée')
})
