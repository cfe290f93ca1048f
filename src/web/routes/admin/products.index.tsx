import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#web/features/moderation/products/product-search.ts'
import { ProductsPage } from '#web/features/moderation/products/products-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: `Produits – ${SITE_NAME}` }] }),
  component: Products,
})

function Products() {
  return <ProductsPage filters={parseProductSearch(Route.useSearch())} />
}
