import { useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ProductPage } from '#web/features/catalogue/product/product-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

type Props = { id: string; origin: string }

/**
 * Not visible to visitors. Pages are rendered for anonymous visitors: the vendor and administrators get the product once the
 * browser has fetched it with their session.
 */
export function ProductNotFound({ id, origin }: Props) {
  const isHydrated = useIsHydrated()
  const { data } = useQuery({ ...apiQuery(useApi(), 'getProduct', { params: { id } }), enabled: isHydrated })
  if (data) return <ProductPage product={data} origin={origin} />
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={PackageSearch}
        headingLevel={1}
        title="Produit non trouvé"
        actions={<LinkButton href={paths.shop()}>Voir tous les produits</LinkButton>}
      >
        Ce produit n’est plus en vente, ou son adresse contient une erreur.
      </EmptyState>
    </div>
  )
}
