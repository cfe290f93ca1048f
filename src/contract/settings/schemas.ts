import * as z from 'zod/mini'
import { Day, Email, Id } from '../common.ts'
import { OpeningHours } from '../delivery/pickup.schemas.ts'
import { PHONE_INVALID } from '../phone.ts'
import { phoneWords } from '../phone-words.ts'
import {
  MAX_BANNER_LENGTH,
  MAX_BANNER_LINK_LENGTH,
  MAX_FEATURED,
  MAX_SHOP_ADDRESS_LENGTH,
  MAX_SIMULATION_NOTICE_LENGTH,
  type SettingName,
} from './facts.ts'

/** A phone number of Côte d’Ivoire, stored for display: "+225 27 20 00 00 00". */
const ShownPhone = z.pipe(
  z.string(PHONE_INVALID).check(z.trim(), z.regex(/^(?:\+225 ?)?\d{2}(?: ?\d{2}){4}$/, PHONE_INVALID)),
  z.transform((phone: string) => phoneWords(`+225${phone.replaceAll(' ', '').replace(/^\+225/, '')}`)),
)

/** Null when empty. */
const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(schema),
  )

const words = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(longest, `${longest} caractères au plus`),
      z.regex(/^[^\n\r]*$/, 'Une seule ligne'),
    )

const wholeNumber = (most: number) => {
  const message = `Un nombre entier de 1 à ${most.toLocaleString('fr-FR')}`
  return z.int(message).check(z.minimum(1, message), z.maximum(most, message))
}

const LINK_INVALID = 'Une page du site, qui commence par /, ou une adresse https://…'

/** A line above every public page, within a period. */
export const Banner = z
  .object({
    text: words(MAX_BANNER_LENGTH, 'Écrivez l’annonce, ou retirez-la'),
    /** A path of this site, or an external URL. */
    link: orNull(
      z.string(LINK_INVALID).check(
        z.trim(),
        // Phone keyboards capitalize the first letter.
        z.overwrite(link => link.replace(/^https:/i, 'https:')),
        z.maxLength(MAX_BANNER_LINK_LENGTH, `${MAX_BANNER_LINK_LENGTH} caractères au plus`),
        z.regex(/^(?:\/(?![/\\])|https:\/\/[a-z0-9])[^\s\\]*$/i, LINK_INVALID),
      ),
    ),
    /** First and last day; null without one. */
    from: orNull(Day),
    until: orNull(Day),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      error: 'Le dernier jour vient après le premier.',
      path: ['until'],
    }),
  )
export type Banner = z.output<typeof Banner>

/** Message for limits that are lower for a confirmed customer than for an unconfirmed one. */
export const LIMITS_IN_ORDER = 'Au moins la limite d’un client qui n’a pas confirmé son e-mail'

const fields = {
  phone: ShownPhone,
  whatsapp: orNull(ShownPhone),
  email: Email,
  supportEmail: Email,
  address: words(MAX_SHOP_ADDRESS_LENGTH, 'L’adresse est requise'),
  openingHours: OpeningHours,
  isPhoneAlwaysAnswered: z.boolean('Le téléphone répond toujours, ou non.'),
  banner: z.nullable(Banner),
  featured: z.array(Id, 'Les produits forment une liste.').check(
    z.maxLength(MAX_FEATURED, `${MAX_FEATURED} produits au plus`),
    z.refine(ids => new Set(ids).size === ids.length, 'Chaque produit n’est choisi qu’une fois'),
  ),
  simulationNotice: words(MAX_SIMULATION_NOTICE_LENGTH, 'Dites que les paiements sont simulés'),
  openFcfaUnconfirmed: wholeNumber(1_000_000_000),
  openFcfaConfirmed: wholeNumber(1_000_000_000),
  ordersPerHour: wholeNumber(1_000),
  cashAnswerHours: wholeNumber(8_760),
  textsPerNumber: wholeNumber(1_000),
} satisfies Record<SettingName, z.ZodMiniType>

/** Absent fields are unchanged. `version`: of the settings that were read. */
export const ChangeSettingsBody = z
  .extend(z.partial(z.object(fields)), { version: z.int('La version est un nombre entier.') })
  .check(
    z.refine(
      ({ openFcfaUnconfirmed: less, openFcfaConfirmed: more }) =>
        less === undefined || more === undefined || less <= more,
      { error: LIMITS_IN_ORDER, path: ['openFcfaConfirmed'] },
    ),
  )
export type ChangeSettingsBody = z.output<typeof ChangeSettingsBody>

/** A featured product; shown while on sale. */
export const FeaturedProduct = z.object({ id: Id, name: z.string(), isOnSale: z.boolean() })
export type FeaturedProduct = z.infer<typeof FeaturedProduct>

/** The settings for administrators: set or initial values. */
export const Settings = z.object({
  /** Incremented by each change. */
  version: z.int(),
  phone: z.string(),
  whatsapp: z.nullable(z.string()),
  email: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  openingHours: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  isPhoneAlwaysAnswered: z.boolean(),
  banner: z.nullable(
    z.object({
      text: z.string(),
      link: z.nullable(z.string()),
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
    }),
  ),
  featured: z.array(FeaturedProduct),
  simulationNotice: z.string(),
  openFcfaUnconfirmed: z.int(),
  openFcfaConfirmed: z.int(),
  ordersPerHour: z.int(),
  cashAnswerHours: z.int(),
  textsPerNumber: z.int(),
} satisfies Record<SettingName | 'version', z.ZodMiniType>)
export type Settings = z.infer<typeof Settings>
