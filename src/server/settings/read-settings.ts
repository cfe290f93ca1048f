import { INITIAL_ADDRESS, INITIAL_HOURS, INITIAL_SIMULATION_NOTICE } from '#contract/settings/facts.ts'
import type { Settings } from '#contract/settings/schemas.ts'
import type { Executor } from '#database/connect.ts'
import type { Config } from '../config.ts'
import { findSettings, type SettingsRow } from './settings.queries.ts'

/** The settings without the featured products. */
export type ShopSettings = Omit<Settings, 'featured'>

type Initial = Pick<Config, 'initialSettings'>

/** Reads the settings; those that administrators have not set have their initial value, from the environment or the code. */
export async function readSettings(db: Executor, config: Initial): Promise<ShopSettings> {
  return completeSettings(await findSettings(db), config)
}

function completeSettings(row: SettingsRow | undefined, { initialSettings }: Initial): ShopSettings {
  const initial = {
    ...initialSettings,
    address: INITIAL_ADDRESS,
    simulationNotice: INITIAL_SIMULATION_NOTICE,
  }
  return {
    version: row?.version ?? 0,
    phone: row?.phone ?? initial.phone,
    whatsapp: row?.whatsapp ?? null,
    email: row?.email ?? initial.email,
    supportEmail: row?.supportEmail ?? initial.supportEmail,
    address: row?.address ?? initial.address,
    openingHours: row?.hasOwnHours ? row.openingHours : [...INITIAL_HOURS],
    isPhoneAlwaysAnswered: row?.isPhoneAlwaysAnswered ?? true,
    banner: bannerOf(row),
    simulationNotice: row?.simulationNotice ?? initial.simulationNotice,
    openFcfaUnconfirmed: row?.openFcfaUnconfirmed ?? initial.openFcfaUnconfirmed,
    openFcfaConfirmed: row?.openFcfaConfirmed ?? initial.openFcfaConfirmed,
    ordersPerHour: row?.ordersPerHour ?? initial.ordersPerHour,
    cashAnswerHours: row?.cashAnswerHours ?? initial.cashAnswerHours,
    textsPerNumber: row?.textsPerNumber ?? initial.textsPerNumber,
  }
}

const bannerOf = (row: SettingsRow | undefined): Settings['banner'] =>
  row?.bannerText == null
    ? null
    : { text: row.bannerText, link: row.bannerLink, from: row.bannerFrom, until: row.bannerUntil }
