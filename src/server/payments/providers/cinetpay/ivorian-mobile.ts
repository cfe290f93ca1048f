import { IVORIAN_MOBILE } from '#contract/phone.ts'

/** A number in CinetPay's format, as +2250701020304; null unless it is a mobile number of Côte d’Ivoire. */
export function ivorianMobile(written: string | null | undefined): string | null {
  const national = written?.replace(/[\s.-]/g, '').replace(/^(?:\+|00)?225(?=\d{10}$)/, '') ?? ''
  const phone = `+225${national}`
  return IVORIAN_MOBILE.test(phone) ? phone : null
}
