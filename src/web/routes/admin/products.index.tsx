import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#web/features/moderation/product-search.ts'
import { ProductsPage } from '#web/features/moderation/products-page.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: parseProductSearch,
  head: () => ({ meta: [{ title: `Produits – ${SITE_NAME}` }] }),
  component: Products,
})

function Products() {
  return <ProductsPage filters={Route.useSearch()} />
}
