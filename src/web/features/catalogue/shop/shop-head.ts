import { type Category, categoryLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import type { ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { writtenDescription } from '#web/features/pages/texts/text-query.ts'
import { pageHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

const descriptions: Record<Category | 'all', string> = {
  all: 'Produits vivriers, maraîchers et avicoles vendus en direct par les producteurs de Côte d’Ivoire. Livraison gratuite, paiement mobile, par carte ou en espèces.',
  vivriers:
    'Igname, manioc, banane plantain, riz, maïs, arachide\u00a0: les cultures vivrières de Côte d’Ivoire, en direct des producteurs et livrées gratuitement.',
  maraichers:
    'Tomate, aubergine, piment, gombo, oignon, feuilles\u00a0: les légumes frais de Côte d’Ivoire, en direct des maraîchers et livrés gratuitement.',
  avicoles:
    'Œufs, poulets de chair et bicyclette, pintades, canards\u00a0: les produits des éleveurs de Côte d’Ivoire, livrés gratuitement.',
}

/** Title, description and canonical URL of the shop. A category is a page of its own; other filters are not. */
export function shopHead(context: RouterContext, { category, region, search }: ShopSearch) {
  const written = category ? undefined : writtenDescription(context, 'boutique')
  const what = category ? categoryLabels[category] : 'Notre Boutique'
  const there = region ? `${what} à ${region}` : what
  return pageHead(context, {
    title: search ? `«\u00a0${search}\u00a0» – ${there}` : there,
    description: written ?? descriptions[category ?? 'all'],
    path: paths.shop({ category }),
  })
}
