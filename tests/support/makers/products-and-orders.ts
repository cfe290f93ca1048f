import { eq, inArray, sql } from 'drizzle-orm'
import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Database, Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { productImages, productRevisions, products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { orderItems, orders, parcels } from '#database/schema/orders.ts'
import { reviews } from '#database/schema/reviews.ts'
import { totalOf } from '#server/orders/order-totals.ts'
import { splitIntoParcels } from '#server/orders/placing/split-into-parcels.ts'

export type Product = typeof products.$inferSelect

/** A product, by default public and in stock. */
export async function createProduct(
  db: Executor,
  fields: Partial<typeof products.$inferInsert> & { vendorId: string },
): Promise<Product> {
  const [product] = await db
    .insert(products)
    .values({
      name: 'Tomates',
      description: 'Cueillies ce matin',
      category: 'maraichers',
      price: '1500.00',
      unit: 'kg',
      stock: 20,
      status: 'active',
      ...fields,
    })
    .returning()
  return product!
}

/** An approved revision that differs from the current product. */
export async function createRevision(
  db: Executor,
  product: Product,
  was: Partial<ApprovedProduct>,
  approvedAt = new Date(),
): Promise<void> {
  const approved = { ...factsOf(product), pictures: [], ...was }
  await db.insert(productRevisions).values({ productId: product.id, approved, approvedAt })
}

/** Pictures of a product, in this order; their addresses end in -1280.webp. */
export async function addPictures(db: Executor, productId: string, count: number): Promise<string[]> {
  const pictures = Array.from({ length: count }, () => ({
    id: newId(),
    url: `/attached_assets/${newId()}-1280.webp`,
    width: 1280,
    height: 960,
    color: '#a03020',
  }))
  await db.insert(media).values(pictures)
  await db
    .insert(productImages)
    .values(pictures.map(({ id }, position) => ({ productId, position, mediaId: id })))
  return pictures.map(picture => picture.url)
}

/** A product as `createProduct` makes it, with the addresses of its pictures. */
export async function createPicturedProduct(
  db: Executor,
  fields: Parameters<typeof createProduct>[1],
  pictures = 1,
): Promise<Product & { images: string[] }> {
  const product = await createProduct(db, fields)
  return { ...product, images: await addPictures(db, product.id, pictures) }
}

/** The current product; undefined when deleted. */
export const storedProduct = async (db: Executor, id: string): Promise<Product | undefined> =>
  (await db.select().from(products).where(eq(products.id, id)))[0]

/** Writes the ledger postings of an order whose rows were inserted directly. */
export async function carryIntoLedger(db: Executor, orderId: string): Promise<void> {
  await db.execute(sql`select carry_into_ledger(array[${orderId}::uuid])`)
}

type OrderFields = Partial<typeof orders.$inferInsert> & {
  customerId: string
  lines: readonly { productId: string; quantity: number }[]
}

/**
 * An order of a customer with one parcel per vendor, inserted directly: without checks of stock and prices, without
 * notifications.
 */
export async function createOrder(
  db: Database,
  { lines, ...fields }: OrderFields,
): Promise<typeof orders.$inferSelect & { parcels: (typeof parcels.$inferSelect)[] }> {
  const sold = await db
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map(line => line.productId),
      ),
    )
  const [customer] = await db.select().from(users).where(eq(users.id, fields.customerId))
  const items = lines.map(({ productId, quantity }) => ({
    ...sold.find(product => product.id === productId)!,
    isForSale: true,
    quantity,
  }))
  const status: OrderStatus = fields.status ?? 'pending'
  const paymentStatus = fields.paymentStatus ?? 'pending'
  return db.transaction(async tx => {
    const [order] = await tx
      .insert(orders)
      .values({
        total: totalOf(items),
        paymentMethod: 'cash_on_delivery',
        recipientName: customer?.fullName ?? null,
        phone: customer?.phone ?? null,
        directions: 'Cocody, Abidjan',
        status,
        paymentStatus,
        ...fields,
      })
      .returning()
    const written: (typeof parcels.$inferSelect)[] = []
    for (const { vendorId, subtotal, lines: own } of splitIntoParcels(items)) {
      const [parcel] = await tx
        .insert(parcels)
        .values({
          orderId: order!.id,
          vendorId,
          subtotal,
          status,
          paymentStatus,
          createdAt: order!.createdAt,
        })
        .returning()
      await tx.insert(orderItems).values(
        own.map(item => ({
          orderId: order!.id,
          parcelId: parcel!.id,
          productId: item.id,
          productName: item.name,
          quantity: item.quantity,
          price: item.price,
        })),
      )
      written.push(parcel!)
    }
    await carryIntoLedger(tx, order!.id)
    return { ...order!, parcels: written }
  })
}

/** A review, inserted directly. */
export async function createReview(
  db: Executor,
  fields: Partial<typeof reviews.$inferInsert> & { productId: string; customerId: string },
): Promise<typeof reviews.$inferSelect> {
  const [review] = await db
    .insert(reviews)
    .values({ rating: 5, comment: 'Très bon', ...fields })
    .returning()
  return review!
}
