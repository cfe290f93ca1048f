import * as z from 'zod/mini'

/** Data of all pages, from the settings and the configuration. */
export const Site = z.object({
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  /** Opening hours of the team, one line per group of days. */
  hours: z.array(z.string()),
  /** When the phone is answered. */
  phoneHours: z.string(),
  /** The banner of the current day. */
  banner: z.nullable(z.object({ text: z.string(), link: z.nullable(z.string()) })),
  /** Notice above every page when payments are simulated; otherwise null. */
  simulationNotice: z.nullable(z.string()),
  /** Mails are not sent: they can be read at /dev/mails. */
  mailsShown: z.boolean(),
  /** Whether login pages show the demonstration accounts. */
  demonstration: z.boolean(),
})
export type Site = z.infer<typeof Site>
