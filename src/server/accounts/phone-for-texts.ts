import type { UserRow } from './accounts.queries.ts'

/** Where texts to a person go; undefined when there is no phone, or when the person refuses them. */
export const phoneForTexts = ({
  phone,
  acceptsMessages,
  isActive,
}: Pick<UserRow, 'phone' | 'acceptsMessages' | 'isActive'>): string | undefined =>
  phone && acceptsMessages && isActive ? phone : undefined
