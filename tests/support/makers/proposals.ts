import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import type { TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

/** Each picture has its own colour: equal ones would be the same file. */
let painted = 0
const nextColor = () => {
  painted += 1
  return `hsl(${painted * 37}, 80%, 50%)`
}

/** A product with real pictures, by default pending. */
export async function proposeProduct(
  site: Pick<TestSite, 'db' | 'dataDir'>,
  fields: Parameters<typeof createProduct>[1],
  pictures = 1,
): Promise<Product> {
  const product = await createProduct(site.db, { status: 'pending', ...fields })
  await paint(site, product.id, Array.from({ length: pictures }, nextColor))
  return product
}
