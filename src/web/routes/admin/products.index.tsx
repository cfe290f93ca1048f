import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#web/features/moderation/products/product-search.ts'
import { ProductsPage } from '#web/features/moderation/products/products-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Produits') }] }),
  component: Products,
})

function Products() {
  return <ProductsPage filters={parseProductSearch(Route.useSearch())} />
}
