import { IVORIAN_MOBILE } from '#contract/phone.ts'
import type { UserRow } from './accounts.queries.ts'

/**
 * Where texts to a person go; undefined when there is no mobile number of Côte d’Ivoire, or when the person refuses them: the mail
 * tells the same.
 */
export const phoneForTexts = ({
  phone,
  acceptsMessages,
  isActive,
}: Pick<UserRow, 'phone' | 'acceptsMessages' | 'isActive'>): string | undefined =>
  phone && IVORIAN_MOBILE.test(phone) && acceptsMessages && isActive ? phone : undefined
