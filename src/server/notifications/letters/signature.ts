import type { Config } from '../../config.ts'

/** Who writes, at the foot of every mail. */
export type Signature = { siteUrl: string; phone: string; email: string }

export const signatureOf = ({ publicUrl, contact }: Pick<Config, 'publicUrl' | 'contact'>): Signature => ({
  siteUrl: publicUrl,
  phone: contact.phone,
  email: contact.supportEmail,
})
