import { join } from 'node:path'
import sharp from 'sharp'
import { MINUTE_MS } from '#contract/durations.ts'
import { productImages } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { folderStorage, storePicture } from '#server/media/public.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import type { TestSite } from '#tests/support/servers/site.ts'

/** Fillers of the list: with the six named products, two steps of the shop and a bit. */
const OKRA_COUNT = 50

export type Market = {
  tomatoes: Product
  yam: Product
  eggs: Product
  hen: Product
  chilli: Product
  rice: Product
  /** All products on sale. */
  count: number
}

/** A small market: two producers in two regions, six products that tests speak of, and a lot of okra. */
export async function openMarket({ db }: Pick<TestSite, 'db'>): Promise<Market> {
  const yao = await createVendor(db, { businessName: 'Ferme de Yao' }, { region: 'Bouaké' })
  const awa = await createVendor(
    db,
    { businessName: 'Les Jardins d’Awa', description: 'Le panier du matin' },
    { region: 'Korhogo' },
  )
  let age = 0
  const sell = (vendorId: string, fields: Partial<Product>) => {
    age += 1
    return createProduct(db, { vendorId, createdAt: new Date(Date.now() - age * MINUTE_MS), ...fields })
  }
  const tomatoes = await sell(yao.id, { name: 'Tomates bien mûres', price: '1500.00', stock: 20 })
  const yam = await sell(awa.id, { name: 'Igname kponan', category: 'vivriers', price: '800.00' })
  const eggs = await sell(awa.id, {
    name: 'Œufs frais',
    category: 'avicoles',
    price: '3000.00',
    unit: 'caisse',
  })
  const hen = await sell(yao.id, { name: 'Pintade', category: 'avicoles', price: '12000.00', stock: 0 })
  const chilli = await sell(awa.id, { name: 'Piment rouge', price: '500.00', stock: 3 })
  const rice = await sell(yao.id, { name: 'Riz local', category: 'vivriers', price: '60000.00', unit: 'sac' })
  for (let index = 0; index < OKRA_COUNT; index += 1) {
    await sell(awa.id, { name: `Gombo numéro ${index}`, price: '1000.00' })
  }
  return { tomatoes, yam, eggs, hen, chilli, rice, count: 6 + OKRA_COUNT }
}

/** Gives a product real pictures, one of each colour. */
export async function paint(
  { db, dataDir }: Pick<TestSite, 'db' | 'dataDir'>,
  productId: string,
  colors: readonly string[],
): Promise<void> {
  const storage = folderStorage(join(dataDir, 'attached_assets'))
  for (const [position, background] of colors.entries()) {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer()
    const id = newId()
    await db.insert(media).values({ id, ...(await storePicture({ storage }, bytes)) })
    await db.insert(productImages).values({ productId, position, mediaId: id })
  }
}
