import { LARGE_ICON, paths } from '#contract/paths.ts'
import { writtenDescription } from '#web/features/pages/texts/text-query.ts'
import { pageHead, SCHEMA } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'
import { SITE_NAME, SITE_TITLE } from '#web/site-name.ts'

/** https://schema.org/Organization and /WebSite: the site's owner and its search. */
const siteData = (origin: string) => [
  {
    '@context': SCHEMA,
    '@type': 'Organization',
    name: SITE_NAME,
    url: origin,
    logo: origin + LARGE_ICON,
    areaServed: 'CI',
  },
  {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: SITE_TITLE,
    url: origin,
    inLanguage: 'fr-CI',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.shop()}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
]

/** Title, description, preview and structured data of the home page. */
export const homeHead = (context: RouterContext) =>
  pageHead(context, {
    description:
      writtenDescription(context, 'home') ??
      'Achetez en direct aux producteurs de Côte d’Ivoire\u00a0: produits vivriers, maraîchers et avicoles, livrés gratuitement, payés par mobile money, par carte ou à la livraison.',
    path: paths.home(),
    structuredData: import.meta.env.SSR && siteData(context.origin),
  })
