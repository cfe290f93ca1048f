import * as z from 'zod/mini'

/** What the site says of itself on every page; from the settings of the shop, and from the configuration. */
export const Site = z.object({
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  /** When the team answers, a line for each kind of day. */
  hours: z.array(z.string()),
  /** When the telephone is answered. */
  phoneHours: z.string(),
  /** What is to be said above every page today. */
  banner: z.nullable(z.object({ text: z.string(), link: z.nullable(z.string()) })),
  /** Said above every page when payments go to the simulator; null when they do not. */
  simulationNotice: z.nullable(z.string()),
  /** Mails do not leave: whoever tries the site reads them at /dev/mails. */
  mailsShown: z.boolean(),
  /** The demonstration accounts may be shown on the login pages. */
  demonstration: z.boolean(),
})
export type Site = z.infer<typeof Site>
