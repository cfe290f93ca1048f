import { serverPaths } from '#contract/paths.ts'
import type { PaymentProvider } from './providers/provider.ts'

/** Where notices of every provider are received. */
export const NOTICE_PATH = serverPaths.paymentNotice(':provider')

/** The address that a provider is given for its notices. */
export const noticePathOf = ({ name, noticePath }: Pick<PaymentProvider, 'name' | 'noticePath'>): string =>
  noticePath ?? serverPaths.paymentNotice(name)
