import { IVORIAN_MOBILE } from '#contract/phone.ts'
import type { UserRow } from './accounts.queries.ts'

/**
 * The number for text messages; undefined without an Ivorian mobile number, or when the person opted out (mails are sent anyway).
 */
export const phoneForTexts = ({
  phone,
  acceptsMessages,
  isActive,
}: Pick<UserRow, 'phone' | 'acceptsMessages' | 'isActive'>): string | undefined =>
  phone && IVORIAN_MOBILE.test(phone) && acceptsMessages && isActive ? phone : undefined
