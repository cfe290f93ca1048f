import type { Picture, Product } from '#contract/catalogue/schemas.ts'
import type { NewCartItem } from '#web/features/orders/cart/cart-items.ts'

/** A picture's smallest file, for the lines of the cart. */
function smallest({ url }: Picture): string {
  return url.replace('-1280.', '-320.')
}

/** A product as the cart keeps it. */
export function cartItemOf({ id, name, price, unit, vendor, pictures: [picture] }: Product): NewCartItem {
  return {
    id,
    name,
    price,
    unit,
    vendorName: vendor.businessName,
    ...(picture && { image: smallest(picture) }),
  }
}

/** Whether a product can be put in the cart. */
export function isForSale({ status, stock }: Product): boolean {
  return status === 'active' && stock > 0
}
