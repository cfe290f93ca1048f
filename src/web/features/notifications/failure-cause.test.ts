import { expect, test } from 'vitest'
import { failureCause } from './failure-cause.ts'

test.each([
  ['550 5.1.1 <awa@amic.example>: Recipient address rejected', 'Cette adresse n’existe pas'],
  ['452 4.2.2 The mailbox is full', 'La boîte du destinataire est pleine'],
  ['554 5.7.1 Message rejected as spam', 'Le serveur du destinataire refuse nos messages'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'Le serveur d’envoi ne répond pas'],
  ['Greeting never received: timeout', 'Le serveur d’envoi ne répond pas'],
  ['503 gateway says no', undefined],
  ['Message 5.1.10 of 12', undefined],
])('%s', (said, cause) => {
  expect(failureCause(said)).toBe(cause)
})
