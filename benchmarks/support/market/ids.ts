/** How large the market is; orders are an argument. */
export const VENDORS = 2_000
export const PRODUCTS_PER_VENDOR = 50
export const PRODUCTS = VENDORS * PRODUCTS_PER_VENDOR
export const CUSTOMERS = 200_000
export const REVIEWS = 300_000

/** SQL: an id that follows the number of its row, as those of the application follow the time. */
const id = (table: number) => (number: string) =>
  `('0000000${table}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Vendors are users 1 to `VENDORS`, customers those after them. */
export const userId = id(1)
export const vendorId = id(2)
export const orderId = id(3)
export const parcelId = id(4)
export const paymentId = id(5)
export const refundId = id(6)
/** The nth product of a vendor, counted from 0. All vendors write their first product, then all their second. */
export const productId = (vendor: string, nth: string) => id(7)(`(${vendor} + ${VENDORS} * (${nth}))`)
export const reviewId = id(8)
export const orderEventId = id(9)

/** The ids of rows, as the application knows them. */
const nth = (table: number, number: number) =>
  `0000000${table}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
export const nthUser = (number: number) => nth(1, number)
export const nthVendor = (number: number) => nth(2, number)
export const nthOrder = (number: number) => nth(3, number)
export const nthProduct = (number: number) => nth(7, number)
