import { expect, test } from 'vitest'
import { signNotice } from './notice-signature.ts'

const fields = {
  cpm_site_id: '445160',
  cpm_trans_id: 'CMD-2026-000123',
  cpm_trans_date: '2026-11-21 10:15:30',
  cpm_amount: '12500',
  cpm_currency: 'XOF',
  signature: '3a7b',
  payment_method: 'OM',
  cel_phone_num: '0707000001',
  cpm_phone_prefixe: '225',
  cpm_language: 'fr',
  cpm_version: 'V4',
  cpm_payment_config: 'SINGLE',
  cpm_page_action: 'PAYMENT',
  cpm_custom: 'order:123',
  cpm_designation: 'Commande CMD-2026-000123',
  cpm_error_message: 'SUCCES',
}
const token = '69c49c8e36ea3bc1a315f93818da5ff3e669b411fbc6047ab4c2addcef510d7e'

test('signs the reference notification as CinetPay does', () => {
  expect(signNotice(fields, 'secret')).toBe(token)
})

test('does not depend on the order in which the fields arrive', () => {
  expect(signNotice(Object.fromEntries(Object.entries(fields).reverse()), 'secret')).toBe(token)
})

test.each(Object.keys(fields))('changes with %s', name => {
  expect(signNotice({ ...fields, [name]: 'x' }, 'secret')).not.toBe(token)
})

test('changes with the secret key', () => {
  expect(signNotice(fields, 'Secret')).not.toBe(token)
})
