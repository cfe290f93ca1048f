import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productFactNames, productFacts } from '#contract/catalogue/product-facts.ts'
import { reserveStock } from '#server/catalogue/public.ts'
import { type CsvStall, openCsvStall } from '#tests/support/makers/csv-stall.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { addPictures, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let stall: CsvStall

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  stall = await openCsvStall(app)
})

/** The cells of an exported file without commas or quotes in it. */
const cellsOf = (bytes: Buffer) =>
  bytes
    .toString()
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(';'))

describe('the export', () => {
  test('opens in a French Excel: UTF-8 with BOM, semicolons, whole francs', async () => {
    const { id } = await createProduct(app.db, {
      vendorId: stall.vendorId,
      name: 'Gombo séché',
      price: '1500.00',
      unit: 'pièce',
    })
    const images = await addPictures(app.db, id, 2)
    const answer = await stall.browser.fetch('/api/vendor/products.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [headers, ...rows] = cellsOf(bytes)
    const facts = productFactNames.map(name => productFacts[name].column)
    expect(headers).toEqual(['Référence', ...facts, 'Stock', 'Stock à l’export', 'Images', 'Statut'])
    expect(
      rows.map(cells => Object.fromEntries(cells.map((cell, at) => [headers![at], cell]))),
    ).toMatchObject([
      {
        Référence: id,
        Nom: 'Gombo séché',
        Description: 'Cueillies ce matin',
        Catégorie: 'Maraîchers',
        'Prix (FCFA)': '1500',
        Unité: 'pièce',
        Stock: '20',
        'Stock à l’export': '20',
        Images: images.join(' '),
        Statut: 'Actif',
      },
    ])
  })

  test('holds only the vendor’s own', async () => {
    await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    expect(cellsOf(await stall.exported())).toHaveLength(1)
  })

  test.each(['=1+1', '+225 07', '-5', '@SOMME(A1)', "'=1+1", '=HYPERLINK("http://x";"y")'])(
    'a cell of %j is no formula, and comes back as it was',
    async text => {
      const description = `${text} et le reste`
      const { id } = await createProduct(app.db, { vendorId: stall.vendorId, description })
      const bytes = await stall.exported()
      expect(bytes.toString()).not.toMatch(/(^|[;\n])"?[=+\-@]/)
      expect((await stall.sendBytes(bytes)).body).toMatchObject({ unchanged: 1, failed: 0 })
      const renamed = bytes.toString().replace(';Tomates;', ';Tomates cerises;')
      expect((await stall.send(renamed)).body).toMatchObject({ updated: 1 })
      expect((await stall.own())[0]).toMatchObject({ id, name: 'Tomates cerises', description })
    },
  )

  test('goes there and back unchanged, line breaks and quotes included', async () => {
    await createProduct(app.db, {
      vendorId: stall.vendorId,
      name: 'Riz « local »; long',
      description: 'Une "ligne",\nune autre;\r\nfin',
    })
    await createProduct(app.db, {
      vendorId: stall.vendorId,
      name: 'Igname',
      status: 'rejected',
      rejectionReason: 'Floue',
    })
    const before = await stall.own()
    expect((await stall.sendBytes(await stall.exported())).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      failed: 0,
    })
    expect(await stall.own()).toEqual(before)
  })
})

describe('a stock in a file', () => {
  const sell = (productId: string) => app.db.transaction(tx => reserveStock(tx, [{ productId, quantity: 5 }]))

  test('left as it was exported does not put back what was sold since', async () => {
    const { id } = await createProduct(app.db, { vendorId: stall.vendorId, stock: 20 })
    const csv = (await stall.exported()).toString()
    await sell(id)
    expect((await stall.send(csv)).body).toMatchObject({ unchanged: 1 })
    expect((await stall.own())[0]!.stock).toBe(15)
  })

  test('of a file that was written by hand is not set over a stock that nobody saw', async () => {
    const { id } = await createProduct(app.db, { vendorId: stall.vendorId, name: 'Choux', stock: 20 })
    const csv = 'Nom;Stock\r\nChoux;20'
    expect((await stall.send(csv)).body).toMatchObject({ unchanged: 1 })
    await sell(id)
    const { body } = await stall.send(csv)
    expect(body).toMatchObject({ failed: 1, rows: [{ errors: { stock: expect.stringContaining('15') } }] })
    expect((await stall.own())[0]!.stock).toBe(15)
  })

  test('that was changed while units were sold is for the vendor to look at again', async () => {
    const { id } = await createProduct(app.db, { vendorId: stall.vendorId, stock: 20 })
    const csv = (await stall.exported()).toString().replace(';20;20;', ';50;20;')
    await sell(id)
    const { body } = await stall.send(csv)
    expect(body).toMatchObject({ failed: 1, rows: [{ errors: { stock: expect.stringContaining('15') } }] })
    expect((await stall.own())[0]!.stock).toBe(15)
    expect((await stall.send(csv.replace(';50;20;', ';50;15;'))).body).toMatchObject({ updated: 1 })
    expect((await stall.own())[0]!.stock).toBe(50)
  })
})
