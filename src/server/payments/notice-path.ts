import { serverPaths } from '#contract/paths.ts'
import type { PaymentProvider } from './providers/provider.ts'

/** Webhook route of all providers. */
export const NOTICE_PATH = serverPaths.paymentNotice(':provider')

/** Webhook path of a provider. */
export const noticePathOf = ({ name, noticePath }: Pick<PaymentProvider, 'name' | 'noticePath'>): string =>
  noticePath ?? serverPaths.paymentNotice(name)
