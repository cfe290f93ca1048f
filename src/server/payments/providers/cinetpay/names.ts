/** What both generations of the API have in common for the port. */
export const CINETPAY = {
  name: 'cinetpay',
  /** The specification's address, which CinetPay was given. */
  noticePath: '/api/cinetpay/notify',
  returnFields: ['cpm_trans_id'],
} as const

/** Kept with what was opened through it. */
export const V1_API = 'v1'
