import { expect, test } from 'vitest'
import { clearToast, dismissToast, toast, toastStore } from './toast.ts'

test('a second message replaces the first, and only its own key takes it away', () => {
  toast({ title: 'Un' })
  const first = toastStore.read()!
  toast({ title: 'Deux' })
  dismissToast(first.key)
  expect(toastStore.read()?.title).toBe('Deux')
})

test('a message that no longer holds is taken away, and those who show it are told', () => {
  toast({ title: 'Méthode de paiement manquante' })
  let told = 0
  const stop = toastStore.subscribe(() => {
    told += 1
  })
  clearToast()
  clearToast()
  stop()
  expect([toastStore.read(), told]).toEqual([undefined, 1])
})
