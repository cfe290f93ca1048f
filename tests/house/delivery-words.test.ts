import { expect, test } from 'vitest'
import { mailKindNames } from '#server/notifications/mail-kinds.ts'
import { OrderTextAbout, protectingKinds } from '#server/notifications/texts/text-subjects.ts'
import { jobs } from '#server/outbox/jobs.ts'
import { deliveryWords } from '#web/features/notifications/delivery-words.ts'

/** As programs name what is sent and done in the background. */
const names = [
  ...Object.keys(jobs),
  ...mailKindNames,
  ...protectingKinds,
  ...OrderTextAbout.shape.status.options.map(status => `order-${status}`),
]

test('the office reads in French what each mail, text and job is about', () => {
  expect(names.length).toBeGreaterThan(70)
  expect(names.filter(name => deliveryWords(name) === name)).toEqual([])
})
