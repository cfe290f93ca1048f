import type { ProductStatus } from '#contract/catalogue/facts.ts'
import { productFactNames, productFacts } from '#contract/catalogue/product-facts.ts'
import type { EditProductBody } from '#contract/stall/schemas.ts'
import type { OwnProductRow, ProductFacts } from './stall.queries.ts'

/** The changes of an edit, and the resulting status. */
export type Edit = {
  facts: Partial<ProductFacts>
  /** Undefined: unchanged. */
  stock: number | undefined
  hasNewPictures: boolean
  status: ProductStatus
}

type Wish = Omit<EditProductBody, 'images' | 'stockSeen'> & { urls?: readonly string[] | undefined }

/** Compares the requested state with the current one; null when nothing changes. */
export function editOf(
  product: Pick<OwnProductRow, keyof ProductFacts | 'stock' | 'status' | 'pictures'>,
  wish: Wish,
): Edit | null {
  const changed = productFactNames.filter(name => wish[name] !== undefined && wish[name] !== product[name])
  const stock = wish.stock === product.stock ? undefined : wish.stock
  const urls = product.pictures.map(({ url }) => url)
  const hasNewPictures = wish.urls !== undefined && wish.urls.join(' ') !== urls.join(' ')
  if (changed.length === 0 && stock === undefined && !hasNewPictures) return null
  const needsApproval = hasNewPictures || changed.some(name => productFacts[name].mustBeApproved)
  return {
    facts: Object.fromEntries(changed.map(name => [name, wish[name]])),
    stock,
    hasNewPictures,
    status: needsApproval || product.status === 'rejected' ? 'pending' : product.status,
  }
}
