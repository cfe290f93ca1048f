import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { type CsvStall, csvFile, csvHeaders, openCsvStall } from '#tests/support/makers/csv-stall.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
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

describe('an import', () => {
  const rows = [
    'Gombo;Frais du jour;Maraîchers;1 500 FCFA;kg;12',
    'Poulet bicyclette;Élevé en plein air;avicoles;5000;pièce;3',
  ]

  test('creates products that await a photograph and the administration', async () => {
    const { status, body } = await stall.send(csvFile(...rows))
    expect(status).toBe(200)
    expect(body).toEqual({
      rows: [
        { line: 2, action: 'create', name: 'Gombo', errors: {} },
        { line: 3, action: 'create', name: 'Poulet bicyclette', errors: {} },
      ],
      created: 2,
      updated: 0,
      unchanged: 0,
      failed: 0,
      isWritten: true,
    })
    expect(await stall.own()).toMatchObject([
      { name: 'Gombo', price: '1500.00', unit: 'kg', stock: 12, category: 'maraichers', status: 'pending' },
      {
        name: 'Poulet bicyclette',
        price: '5000.00',
        unit: 'pièce',
        stock: 3,
        category: 'avicoles',
        status: 'pending',
      },
    ])
    const { items: list } = await stall.browser.api.listVendorProducts()
    expect(list.map(({ images }: { images: string[] }) => images)).toEqual([[], []])
  })

  test('tried first tells all and writes nothing', async () => {
    const tried = await stall.send(csvFile(...rows), true)
    expect(tried.body).toMatchObject({ created: 2, isWritten: false })
    expect(await stall.own()).toEqual([])
  })

  test('of the same file again changes nothing', async () => {
    await stall.send(csvFile(...rows))
    const before = await stall.own()
    expect((await stall.send(csvFile(...rows))).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      isWritten: true,
    })
    expect(await stall.own()).toEqual(before)
  })

  test('of one file twice at once creates each product once', async () => {
    const answers = await Promise.all([stall.send(csvFile(...rows)), stall.send(csvFile(...rows))])
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 2])
    expect(await stall.own()).toHaveLength(2)
  })

  test('finds a product by its name without case or accents, and follows the rules of an edit', async () => {
    const active = await createProduct(app.db, { vendorId: stall.vendorId, name: 'Piment séché' })
    const { body } = await stall.send('nom;prix\r\nPIMENT SECHÉ;1750')
    expect(body.rows).toEqual([{ line: 2, action: 'update', name: 'PIMENT SECHÉ', errors: {} }])
    expect((await stall.own())[0]).toMatchObject({
      id: active.id,
      price: '1750.00',
      name: 'PIMENT SECHÉ',
      status: 'pending',
    })
    await createProduct(app.db, { vendorId: stall.vendorId, name: 'Choux' })
    await stall.send('Nom;Prix\r\nChoux;900')
    expect((await stall.own())[1]).toMatchObject({ price: '900.00', status: 'active' })
  })

  test('finds it by its reference, whatever its name becomes', async () => {
    const { id } = await createProduct(app.db, { vendorId: stall.vendorId })
    const { body } = await stall.send(`Référence;Nom\r\n${id.toUpperCase()};Tomates cerises`)
    expect(body).toMatchObject({ updated: 1 })
    expect((await stall.own())[0]).toMatchObject({ id, name: 'Tomates cerises' })
  })

  test('writes nothing when one row is wrong, and tells what is wrong of each', async () => {
    const stranger = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    const csv = [
      `Référence;${csvHeaders}`,
      ';Gombo;Frais;Maraîchers;1500;kg;12',
      ';Riz;Local;céréales;12,50;seau;-1',
      `${stranger.id};Volé;x;vivriers;5;kg;1`,
      ';;x;vivriers;5;kg;1',
      ';gombo;x;vivriers;5;kg;1',
      ';Mil;;;;;',
    ].join('\n')
    const { body } = await stall.send(csv)
    expect(body).toMatchObject({ created: 1, failed: 5, isWritten: false })
    expect(body.rows.map(({ line, action, errors }) => [line, action, Object.keys(errors)])).toEqual([
      [2, 'create', []],
      [3, 'error', ['category', 'price', 'unit', 'stock']],
      [4, 'error', ['reference']],
      [5, 'error', ['reference']],
      [6, 'error', ['reference']],
      [7, 'error', ['description', 'category', 'price', 'unit', 'stock']],
    ])
    expect(body.rows[4]!.errors.reference).toBe('Ce produit est déjà à la ligne 2')
    expect(await stall.own()).toEqual([])
    expect((await app.db.select().from(products).where(eq(products.id, stranger.id)))[0]).toEqual(stranger)
  })

  test('does not guess between two products of one name', async () => {
    await createProduct(app.db, { vendorId: stall.vendorId })
    await createProduct(app.db, { vendorId: stall.vendorId })
    const { body } = await stall.send('Nom;Prix\r\ntomates;2000')
    expect(body.rows[0]!.errors.reference).toMatch(/Plusieurs de vos produits/)
  })

  test('shows pictures that were sent before, and no others', async () => {
    const { url } = await stall.browser.api.uploadPicture({ body: { image: await photo() } })
    await stall.send(
      `${csvHeaders};Images\r\nGombo;Frais;Maraîchers;1500;kg;12;${app.deps.config.publicUrl}${url}`,
    )
    expect((await stall.browser.api.listVendorProducts()).items[0]!.images).toEqual([url])
    const wrong = await stall.send(
      `${csvHeaders};Images\r\nMil;Sec;vivriers;500;kg;1;/attached_assets/x-1280.webp`,
    )
    expect(wrong.body).toMatchObject({ failed: 1, rows: [{ errors: { images: expect.any(String) } }] })
  })
})

describe('a file', () => {
  const french =
    "Nom;Description;Catégorie;Prix;Unité;Stock\r\nPâté d’igname à l’ail;Préparé;Produits Vivriers;2\u00a0500;pièce (à l'unité);1 000\r\n"
  const expected = {
    name: 'Pâté d’igname à l’ail',
    price: '2500.00',
    unit: 'pièce',
    stock: 1000,
    category: 'vivriers',
  }
  const windows1252 = Buffer.from(french.replaceAll('’', '\x92'), 'latin1')

  test.each([
    ['UTF-8', Buffer.from(french)],
    ['UTF-8 with BOM', Buffer.from(`\ufeff${french}`)],
    ['the Windows-1252 of a French Excel', windows1252],
    ['UTF-16', Buffer.from(`\ufeff${french}`, 'utf16le')],
    ['commas', Buffer.from(french.replaceAll(';', ','))],
    ['tabs', Buffer.from(french.replaceAll(';', '\t'))],
    ['Excel’s hint', Buffer.from(`sep=;\r\n${french}`)],
    ['blank lines', Buffer.from(french.replaceAll('\r\n', '\r\n;;;;;\r\n\r\n'))],
  ])('in %s is read', async (_what, bytes) => {
    expect((await stall.sendBytes(bytes)).body).toMatchObject({ created: 1, failed: 0 })
    expect(await stall.own()).toMatchObject([expected])
  })

  test('names each row by the line where it begins', async () => {
    const { body } = await stall.send(
      csvFile('Riz;"sur\ndeux lignes";vivriers;1;kg;1', '', 'Mil;x;vivriers;5;kg;1'),
    )
    expect(body.rows).toMatchObject([
      { line: 2, action: 'error' },
      { line: 5, action: 'create' },
    ])
  })

  test.each([
    ['no headers', 'Gombo;Frais;Maraîchers;1500;kg;12\r\nMil;Sec;vivriers;500;kg;1', /première ligne/],
    ['only headers', csvHeaders, /aucun produit/],
    ['a column twice', 'Nom;nom\r\na;b', /deux fois/],
    ['a quote that never ends', `${csvHeaders}\r\nGombo;"Frais`, /guillemets/],
    ['too many rows', csvFile(...Array.from({ length: 501 }, () => 'Gombo;;;;;')), /500/],
  ])('of %s is refused', async (_what, csv, message) => {
    const answer = await stall.send(csv)
    expect(answer).toMatchObject({ status: 400, body: { code: 'csv_unreadable' } })
    expect(answer.body.message).toMatch(message)
  })

  test('over a megabyte, or empty, is refused', async () => {
    expect((await stall.sendBytes(Buffer.alloc(MEBIBYTE + 1, 'a'))).status).toBe(413)
    expect((await stall.send('data:text/csv;base64,')).status).toBe(400)
    expect((await stall.send('')).status).toBe(400)
  })

  test('of 500 rows is written whole', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, i) => `Produit ${i};${newId()};vivriers;${(i + 1) * 5};kg;${i}`,
    )
    expect((await stall.send(csvFile(...lines))).body).toMatchObject({ created: 500, isWritten: true })
    expect((await stall.send(csvFile(...lines))).body).toMatchObject({ unchanged: 500 })
  })
})
