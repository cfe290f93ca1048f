import { listSitePages, type PageName, paths, type sitePages } from '#contract/paths.ts'
import type { Link } from './part.ts'

/** Pages that are linked under their own titles. */
type Named = {
  [Name in PageName]: (typeof sitePages)[Name] extends { name: string } ? Name : never
}[PageName]

const namedPages = Object.fromEntries(
  listSitePages().flatMap(({ key, name, pattern }) => (name ? [[key, { text: name, path: pattern }]] : [])),
) as Record<Named, Link>

/** Pages that answers link to, under their titles on the screens. */
export const links = {
  ...namedPages,
  forgotPassword: { ...namedPages.forgotPassword, path: paths.forgotPassword('customer') },
  order: (number: string, id: string): Link => ({ text: `Commande ${number}`, path: paths.order(id) }),
  pay: (number: string, id: string): Link => ({
    text: `Payer la commande ${number}`,
    path: paths.checkout(id),
  }),
  producer: (name: string, id: string): Link => ({ text: name, path: paths.producer(id) }),
  shop: (filters: Parameters<typeof paths.shop>[0] = {}): Link => ({
    text: 'Voir dans la boutique',
    path: paths.shop(filters),
  }),
} as const
