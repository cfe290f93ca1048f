import { dayOf } from '#contract/day-of.ts'
import type { Banner } from '#contract/settings/schemas.ts'
import { phoneHours, teamHours } from '#contract/site/facts.ts'
import type { Site } from '#contract/site/schemas.ts'
import type { Deps } from '../deps.ts'
import { simulatedProviders } from '../payments/public.ts'
import { readSettings } from '../settings/public.ts'

/** Facts for every page: contact, hours, the banner of the day and notices. */
export async function readSite({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Site> {
  const settings = await readSettings(db, config)
  const { phone, whatsapp, email, supportEmail, address, banner, simulationNotice } = settings
  return {
    phone,
    whatsapp: whatsapp ?? phone,
    email,
    supportEmail,
    address,
    hours: teamHours(settings.openingHours),
    phoneHours: phoneHours(settings),
    banner: banner && isShownOn(banner, dayOf(clock())) ? { text: banner.text, link: banner.link } : null,
    simulationNotice: simulatedProviders(config.payments).length > 0 ? simulationNotice : null,
    mailsShown: config.mail.shown,
    demonstration: config.demoAccounts,
  }
}

/** Whether a banner is shown on a day (YYYY-MM-DD). */
const isShownOn = ({ from, until }: Pick<Banner, 'from' | 'until'>, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)
