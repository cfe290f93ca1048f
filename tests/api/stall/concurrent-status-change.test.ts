import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { type CsvStall, csvFile, openCsvStall } from '#tests/support/makers/csv-stall.ts'
import { newPhoto } from '#tests/support/makers/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const gombo = {
  name: 'Gombo',
  description: 'Frais',
  category: 'maraichers',
  price: 1500,
  unit: 'kg',
  stock: 12,
}
const acts: [string, (stall: CsvStall) => Promise<{ status: number }>][] = [
  [
    'is made by hand',
    async ({ browser }) =>
      browser.tries.createVendorProduct({ body: { ...gombo, images: [await newPhoto()] } }),
  ],
  ['comes with a file', ({ send }) => send(csvFile('Gombo;Frais;Maraîchers;1500;kg;12'))],
]

test.each(acts)(
  'a product that %s while its producer moves and is renamed is found under what it is then',
  async (_how, act) => {
    const stall = await openCsvStall(app)
    const [seller] = await app.db.select().from(vendors).where(eq(vendors.id, stall.vendorId))
    const { status } = await whileHeld(app.pool, {
      hold: async client => {
        await client.query(`update users set region = 'Korhogo' where id = $1`, [seller!.userId])
        await client.query(`update vendors set business_name = 'Savane' where id = $1`, [stall.vendorId])
      },
      act: () => act(stall),
    })
    expect(status).toBeLessThan(300)
    const [product] = await stall.own()
    expect(product).toMatchObject({ name: 'Gombo', region: 'Korhogo' })
    expect(product!.nameDocument).toContain('producer=savan')
  },
)
