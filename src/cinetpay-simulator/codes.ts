import type { TransactionState } from './transactions.ts'

export type V1Code = { code: number; status: string }
type V2Code = { code: string; message: string; status: string }

/** What API v1 says of a payment in each state. */
export const v1Codes: Record<TransactionState, V1Code> = {
  initiated: { code: 2001, status: 'INITIATED' },
  waiting: { code: 2002, status: 'PENDING' },
  accepted: { code: 100, status: 'SUCCESS' },
  refused: { code: 2010, status: 'FAILED' },
  insufficient: { code: 2005, status: 'INSUFFICIENT_BALANCE' },
  expired: { code: 2003, status: 'EXPIRED' },
}

/** What the check call of API v2 says of a payment in each state. */
export const v2Codes: Record<TransactionState, V2Code> = {
  initiated: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING' },
  waiting: { code: '623', message: 'WAITING_CUSTOMER_TO_VALIDATE', status: 'PENDING' },
  accepted: { code: '00', message: 'SUCCES', status: 'ACCEPTED' },
  refused: { code: '627', message: 'TRANSACTION_CANCEL', status: 'REFUSED' },
  insufficient: { code: '602', message: 'INSUFFICIENT_BALANCE', status: 'REFUSED' },
  expired: { code: '600', message: 'PAYMENT_FAILED', status: 'REFUSED' },
}

export const v1Errors = {
  insufficientBalance: { code: 2005, status: 'INSUFFICIENT_BALANCE' },
  notAllowed: { code: 2011, status: 'NOT_ALLOWED' },
  userNotFound: { code: 2006, status: 'USER_NOT_FOUND' },
  notFound: { code: 404, status: 'NOT_FOUND' },
  invalidToken: { code: 1002, status: 'INVALID_TOKEN' },
  expiredToken: { code: 1003, status: 'EXPIRED_TOKEN' },
  invalidParams: { code: 1004, status: 'INVALID_PARAMS' },
  invalidCredentials: { code: 1005, status: 'INVALID_CREDENTIALS' },
  transactionExist: { code: 1200, status: 'TRANSACTION_EXIST' },
} as const satisfies Record<string, V1Code>
