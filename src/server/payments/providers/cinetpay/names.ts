/** Fields of the port that both API versions share. */
export const CINETPAY = {
  name: 'cinetpay',
  /** The webhook path of the specification, registered at CinetPay. */
  noticePath: '/api/cinetpay/notify',
  returnFields: ['cpm_trans_id'],
} as const

/** API version stored with attempts and transfers. */
export const V1_API = 'v1'
