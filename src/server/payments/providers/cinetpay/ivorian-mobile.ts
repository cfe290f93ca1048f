/** A number as CinetPay writes it, as +2250701020304; null of what gets no mobile money in Côte d’Ivoire. */
export function ivorianMobile(written: string | null | undefined): string | null {
  const national = written?.replace(/[\s.-]/g, '').replace(/^(?:\+|00)?225(?=\d{10}$)/, '') ?? ''
  return /^(?:01|05|07)\d{8}$/.test(national) ? `+225${national}` : null
}
