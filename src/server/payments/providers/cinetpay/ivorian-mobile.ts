import { IVORIAN_MOBILE } from '#contract/phone.ts'

/** A number as CinetPay writes it, as +2250701020304; null of what gets no mobile money in Côte d’Ivoire. */
export function ivorianMobile(written: string | null | undefined): string | null {
  const national = written?.replace(/[\s.-]/g, '').replace(/^(?:\+|00)?225(?=\d{10}$)/, '') ?? ''
  const phone = `+225${national}`
  return IVORIAN_MOBILE.test(phone) ? phone : null
}
