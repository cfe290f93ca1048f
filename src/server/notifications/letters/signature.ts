import type { ShopSettings } from '../../settings/public.ts'

/** Contact details at the foot of every mail. */
export type Signature = { siteUrl: string; phone: string; email: string }

export const signatureOf = (
  siteUrl: string,
  { phone, supportEmail: email }: Pick<ShopSettings, 'phone' | 'supportEmail'>,
): Signature => ({ siteUrl, phone, email })
