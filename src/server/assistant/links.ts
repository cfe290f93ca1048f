import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Link } from './part.ts'

type ShopFilters = Pick<
  ListProductsQuery,
  'search' | 'category' | 'region' | 'minPrice' | 'maxPrice' | 'sort'
>

function shopPath(filters: ShopFilters): string {
  const said = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]))
  return query.size > 0 ? `/boutique?${query}` : '/boutique'
}

export const productPath = (id: string): string => `/product/${id}`

/** The pages that answers lead to, by the names that they have on the screens. */
export const links = {
  contact: { text: 'Page Contact', path: '/contact' },
  about: { text: 'À Propos', path: '/about' },
  services: { text: 'Nos Services', path: '/services' },
  salesConditions: { text: 'Conditions générales de vente', path: '/cgv' },
  terms: { text: 'Conditions d’utilisation', path: '/conditions' },
  legalNotice: { text: 'Mentions légales', path: '/mentions-legales' },
  activities: { text: 'Activités', path: '/activities' },
  privacy: { text: 'Politique de confidentialité', path: '/confidentialite' },
  register: { text: 'Inscription', path: '/register' },
  login: { text: 'Connexion', path: '/login' },
  forgotPassword: { text: 'Mot de passe oublié ?', path: '/forgot-password?space=customer' },
  vendorLogin: { text: 'Espace Vendeur', path: '/vendor-login' },
  orders: { text: 'Mes commandes', path: '/orders' },
  order: (number: string, id: string): Link => ({ text: `Commande ${number}`, path: `/orders/${id}` }),
  producer: (name: string, id: string): Link => ({ text: name, path: `/producteur/${id}` }),
  shop: (filters: ShopFilters = {}): Link => ({ text: 'Voir dans la boutique', path: shopPath(filters) }),
} as const
