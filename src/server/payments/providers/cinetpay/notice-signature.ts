import { createHmac } from 'node:crypto'

/** The fields that CinetPay v2 signs, in its order; the values are concatenated without separator. */
const SIGNED_FIELDS = [
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'signature',
  'payment_method',
  'cel_phone_num',
  'cpm_phone_prefixe',
  'cpm_language',
  'cpm_version',
  'cpm_payment_config',
  'cpm_page_action',
  'cpm_custom',
  'cpm_designation',
  'cpm_error_message',
] as const

/** The expected `x-token` of a notification: HMAC-SHA256 of its fields, in hexadecimal. */
export function signNotice(fields: Record<string, string>, secretKey: string): string {
  const signed = SIGNED_FIELDS.map(name => fields[name] ?? '').join('')
  return createHmac('sha256', secretKey).update(signed).digest('hex')
}
