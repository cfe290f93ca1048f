import type { Product } from '#contract/catalogue/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'
import type { NewCartItem } from '#web/features/orders/cart/cart-items.ts'

/** A product as a cart item. */
export function cartItemOf({ id, name, price, unit, vendor, pictures: [picture] }: Product): NewCartItem {
  return {
    id,
    name,
    price,
    unit,
    vendorName: vendor.businessName,
    ...(picture && { image: fileOfWidth(picture.url, 320) }),
  }
}

/** Whether a product can be put in the cart. */
export function isForSale({ status, stock }: Product): boolean {
  return status === 'active' && stock > 0
}
