import { EMAIL_INVALID } from '#contract/common.ts'
import { type CustomerInfo, customerInfoDefaults } from '#contract/payments/schemas.ts'
import { E164, PHONE_INVALID } from '#contract/phone.ts'
import { refuse } from '../http/refuse.ts'
import type { Payer } from './providers/provider.ts'

/** Payer data from the order and the account. */
type Known = { fullName: string; email: string; phone: string | null; region: string | null }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MIN_NAME_LENGTH = 2

/**
 * The payer in the provider's format: from the form, else from the known data, else defaults.
 * @throws Refused `validation` when the form's e-mail or phone cannot be one.
 */
export function payerOf(info: CustomerInfo | undefined, known: Known): Payer {
  const name = info?.name || known.fullName || customerInfoDefaults.name
  const email = info?.email || known.email || customerInfoDefaults.email
  const phone = e164(info?.phone || known.phone || customerInfoDefaults.phone)
  if (!EMAIL.test(email)) refuseField('email', EMAIL_INVALID)
  if (!E164.test(phone)) refuseField('phone', PHONE_INVALID)
  return {
    ...splitName(name),
    email,
    phone,
    city: info?.city || known.region || customerInfoDefaults.city,
    state: info?.state || customerInfoDefaults.state,
    zipCode: info?.zipCode || customerInfoDefaults.zipCode,
  }
}

function refuseField(field: string, message: string): never {
  refuse('validation', { message, errors: { [`customerInfo.${field}`]: message } })
}

/** "07 07 00 00 01" → "+2250707000001": a number without a prefix is Ivorian. */
function e164(phone: string): string {
  const compact = phone.replace(/[\s.()/\p{Cf}-]/gu, '')
  if (compact.startsWith('+')) return compact
  if (compact.startsWith('00225')) return `+${compact.slice(2)}`
  return /^225\d{10}$/.test(compact) ? `+${compact}` : `+225${compact}`
}

/** "Awa Koné Traoré" → Awa, Koné Traoré. The provider requires both, of at least two letters. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  const last = rest.join(' ')
  const long = (part: string) => part.length >= MIN_NAME_LENGTH
  if (long(first) && long(last)) return { firstName: first, lastName: last }
  const whole = long(fullName) ? fullName : customerInfoDefaults.name
  return { firstName: whole, lastName: whole }
}
