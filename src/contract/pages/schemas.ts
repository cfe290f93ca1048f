import * as z from 'zod/mini'
import { Email, Instant } from '../common.ts'
import { MAX_SLUG_LENGTH } from './facts.ts'

/** The format of a page's slug: `mentions-legales`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const Slug = z.string().check(z.maxLength(MAX_SLUG_LENGTH), z.regex(SLUG))

/** A page of the site, for visitors. */
export const Page = z.object({
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  /** Rendered from `content` by the server; safe HTML. */
  html: z.string(),
  meta_description: z.string(),
  updated_at: Instant,
})
export type Page = z.infer<typeof Page>

const words = (missing: string, most: number, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong))

/** A single line; invisible characters become spaces. */
const line = (missing: string, most: number, tooLong: string) =>
  z.string(missing).check(
    z.overwrite(text => text.replace(/[\s\u200b\u200e\u200f\u2060\ufeff]+/g, ' ').trim()),
    z.minLength(1, missing),
    z.maxLength(most, tooLong),
  )

/** Faster submissions are taken for automatic. */
export const MIN_WRITING_MS = 2_000

export const ContactBody = z.object({
  name: line('Veuillez indiquer votre nom', 120, 'Le nom est trop long'),
  email: Email,
  subject: line('Veuillez indiquer le sujet', 200, 'Le sujet est trop long (200 caractères au plus)'),
  message: words(
    'Veuillez écrire votre message',
    5000,
    'Le message est trop long (5 000 caractères au plus)',
  ),
  /** Honeypot: an invisible field that only bots fill in. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** How long the form was open; absent for clients without our form. */
  openMs: z.optional(z.int().check(z.minimum(0))),
})
export type ContactBody = z.output<typeof ContactBody>
