import * as z from 'zod/mini'

/** What the site says of itself on every page; from the configuration. */
export const Site = z.object({
  phone: z.string(),
  email: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  /** True when payments go to the simulator: a banner says so. */
  paymentsSimulated: z.boolean(),
  /** Mails do not leave: whoever tries the site reads them at /dev/mails. */
  mailsShown: z.boolean(),
  /** The demonstration accounts may be shown on the login pages. */
  demonstration: z.boolean(),
})
export type Site = z.infer<typeof Site>
