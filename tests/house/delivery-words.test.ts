import { expect, test } from 'vitest'
import { deliveryKinds } from '#contract/notifications/facts.ts'
import { mailKindNames } from '#server/notifications/mail-kinds.ts'
import { OrderTextAbout, protectingKinds } from '#server/notifications/texts/text-subjects.ts'
import { jobs } from '#server/outbox/jobs.ts'
import { deliveryWords } from '#web/features/notifications/delivery-words.ts'

/** As programs name what is sent and done in the background. */
const names = {
  job: Object.keys(jobs),
  mail: mailKindNames,
  text: [...protectingKinds, ...OrderTextAbout.shape.status.options.map(status => `order-${status}`)],
}
const sendings = deliveryKinds.flatMap(kind => names[kind].map(about => ({ kind, about })))

test('the office reads in French what each mail, text and job is about', () => {
  expect(sendings.length).toBeGreaterThan(70)
  expect(sendings.filter(sending => deliveryWords(sending) === sending.about)).toEqual([])
})

test('the receipt of an order has one name, by mail and by text', () => {
  expect(deliveryWords({ kind: 'mail', about: 'order-confirmed' })).toBe('Commande enregistrée')
  expect(deliveryWords({ kind: 'text', about: 'order-received' })).toBe('Commande enregistrée')
  expect(deliveryWords({ kind: 'text', about: 'order-confirmed' })).toBe('Commande confirmée')
})
