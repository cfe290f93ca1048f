import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { reserveStock } from '#server/catalogue/public.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { addPictures, createProduct } from '#tests/support/makers.ts'
import { createVendor } from '#tests/support/people.ts'
import { dataUrl, photo } from '#tests/support/pictures.ts'

let app: TestApp
let yao: TestBrowser
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})

const headers = 'Nom;Description;Catégorie;Prix (FCFA);Unité;Stock'
const file = (...rows: string[]) => [headers, ...rows].join('\r\n')
const send = (csv: string, dryRun = false) => yao.post('/api/vendor/products/import', { csv, dryRun })
const sendBytes = (bytes: Uint8Array) => send(dataUrl(bytes, 'text/csv'))
const own = () => app.db.select().from(products).where(eq(products.vendorId, vendorId)).orderBy(products.id)
const exported = async () => {
  const answer = await yao.fetch('/api/vendor/products.csv')
  return Buffer.from(await answer.arrayBuffer())
}
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
      vendorId,
      name: 'Gombo séché',
      price: '1500.00',
      unit: 'pièce',
    })
    const images = await addPictures(app.db, id, 2)
    const answer = await yao.fetch('/api/vendor/products.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(cellsOf(bytes)).toEqual([
      [
        'Référence',
        'Nom',
        'Description',
        'Catégorie',
        'Prix (FCFA)',
        'Unité',
        'Stock',
        'Stock à l’export',
        'Images',
        'Statut',
      ],
      [
        id,
        'Gombo séché',
        'Cueillies ce matin',
        'Maraîchers',
        '1500',
        'pièce',
        '20',
        '20',
        images.join(' '),
        'Actif',
      ],
    ])
  })

  test('holds only the vendor’s own', async () => {
    await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    expect(cellsOf(await exported())).toHaveLength(1)
  })

  test.each(['=1+1', '+225 07', '-5', '@SOMME(A1)', "'=1+1", '=HYPERLINK("http://x";"y")'])(
    'a cell of %j is no formula, and comes back as it was',
    async text => {
      const description = `${text} et le reste`
      const { id } = await createProduct(app.db, { vendorId, description })
      const bytes = await exported()
      expect(bytes.toString()).not.toMatch(/(^|[;\n])"?[=+\-@]/)
      expect((await sendBytes(bytes)).body).toMatchObject({ unchanged: 1, failed: 0 })
      const renamed = bytes.toString().replace(';Tomates;', ';Tomates cerises;')
      expect((await send(renamed)).body).toMatchObject({ updated: 1 })
      expect((await own())[0]).toMatchObject({ id, name: 'Tomates cerises', description })
    },
  )

  test('goes there and back unchanged, line breaks and quotes included', async () => {
    await createProduct(app.db, {
      vendorId,
      name: 'Riz « local »; long',
      description: 'Une "ligne",\nune autre;\r\nfin',
    })
    await createProduct(app.db, { vendorId, name: 'Igname', status: 'rejected', rejectionReason: 'Floue' })
    const before = await own()
    expect((await sendBytes(await exported())).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      failed: 0,
    })
    expect(await own()).toEqual(before)
  })
})

describe('an import', () => {
  const rows = [
    'Gombo;Frais du jour;Maraîchers;1 500 FCFA;kg;12',
    'Poulet bicyclette;Élevé en plein air;avicoles;5000;pièce;3',
  ]

  test('creates products that await a photograph and the administration', async () => {
    const { status, body } = await send(file(...rows))
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
    expect(await own()).toMatchObject([
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
    const { items: list } = await yao.api.listVendorProducts()
    expect(list.map(({ images }: { images: string[] }) => images)).toEqual([[], []])
  })

  test('tried first tells all and writes nothing', async () => {
    const tried = await send(file(...rows), true)
    expect(tried.body).toMatchObject({ created: 2, isWritten: false })
    expect(await own()).toEqual([])
  })

  test('of the same file again changes nothing', async () => {
    await send(file(...rows))
    const before = await own()
    expect((await send(file(...rows))).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      isWritten: true,
    })
    expect(await own()).toEqual(before)
  })

  test('of one file twice at once creates each product once', async () => {
    const answers = await Promise.all([send(file(...rows)), send(file(...rows))])
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 2])
    expect(await own()).toHaveLength(2)
  })

  test('finds a product by its name without case or accents, and follows the rules of an edit', async () => {
    const active = await createProduct(app.db, { vendorId, name: 'Piment séché' })
    const { body } = await send('nom;prix\r\nPIMENT SECHÉ;1750')
    expect(body.rows).toEqual([{ line: 2, action: 'update', name: 'PIMENT SECHÉ', errors: {} }])
    expect((await own())[0]).toMatchObject({
      id: active.id,
      price: '1750.00',
      name: 'PIMENT SECHÉ',
      status: 'pending',
    })
    await createProduct(app.db, { vendorId, name: 'Choux' })
    await send('Nom;Prix\r\nChoux;900')
    expect((await own())[1]).toMatchObject({ price: '900.00', status: 'active' })
  })

  test('finds it by its reference, whatever its name becomes', async () => {
    const { id } = await createProduct(app.db, { vendorId })
    const { body } = await send(`Référence;Nom\r\n${id.toUpperCase()};Tomates cerises`)
    expect(body).toMatchObject({ updated: 1 })
    expect((await own())[0]).toMatchObject({ id, name: 'Tomates cerises' })
  })

  test('writes nothing when one row is wrong, and tells what is wrong of each', async () => {
    const stranger = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    const csv = [
      `Référence;${headers}`,
      ';Gombo;Frais;Maraîchers;1500;kg;12',
      ';Riz;Local;céréales;12,50;seau;-1',
      `${stranger.id};Volé;x;vivriers;5;kg;1`,
      ';;x;vivriers;5;kg;1',
      ';gombo;x;vivriers;5;kg;1',
      ';Mil;;;;;',
    ].join('\n')
    const { body } = await send(csv)
    expect(body).toMatchObject({ created: 1, failed: 5, isWritten: false })
    expect(body.rows.map(({ line, action, errors }: never) => [line, action, Object.keys(errors)])).toEqual([
      [2, 'create', []],
      [3, 'error', ['category', 'price', 'unit', 'stock']],
      [4, 'error', ['reference']],
      [5, 'error', ['reference']],
      [6, 'error', ['reference']],
      [7, 'error', ['description', 'category', 'price', 'unit', 'stock']],
    ])
    expect(body.rows[4].errors.reference).toBe('Ce produit est déjà à la ligne 2')
    expect(await own()).toEqual([])
    expect((await app.db.select().from(products).where(eq(products.id, stranger.id)))[0]).toEqual(stranger)
  })

  test('does not guess between two products of one name', async () => {
    await createProduct(app.db, { vendorId })
    await createProduct(app.db, { vendorId })
    const { body } = await send('Nom;Prix\r\ntomates;2000')
    expect(body.rows[0].errors.reference).toMatch(/Plusieurs de vos produits/)
  })

  test('shows pictures that were sent before, and no others', async () => {
    const { url } = await yao.api.uploadPicture({ body: { image: await photo() } })
    await send(`${headers};Images\r\nGombo;Frais;Maraîchers;1500;kg;12;${app.deps.config.publicUrl}${url}`)
    expect((await yao.api.listVendorProducts()).items[0]!.images).toEqual([url])
    const wrong = await send(`${headers};Images\r\nMil;Sec;vivriers;500;kg;1;/attached_assets/x-1280.webp`)
    expect(wrong.body).toMatchObject({ failed: 1, rows: [{ errors: { images: expect.any(String) } }] })
  })
})

describe('a stock in a file', () => {
  const sell = (productId: string) => app.db.transaction(tx => reserveStock(tx, [{ productId, quantity: 5 }]))

  test('left as it was exported does not put back what was sold since', async () => {
    const { id } = await createProduct(app.db, { vendorId, stock: 20 })
    const csv = (await exported()).toString()
    await sell(id)
    expect((await send(csv)).body).toMatchObject({ unchanged: 1 })
    expect((await own())[0]!.stock).toBe(15)
  })

  test('of a file that was written by hand is not set over a stock that nobody saw', async () => {
    const { id } = await createProduct(app.db, { vendorId, name: 'Choux', stock: 20 })
    const csv = 'Nom;Stock\r\nChoux;20'
    expect((await send(csv)).body).toMatchObject({ unchanged: 1 })
    await sell(id)
    const { body } = await send(csv)
    expect(body).toMatchObject({ failed: 1, rows: [{ errors: { stock: expect.stringContaining('15') } }] })
    expect((await own())[0]!.stock).toBe(15)
  })

  test('that was changed while units were sold is for the vendor to look at again', async () => {
    const { id } = await createProduct(app.db, { vendorId, stock: 20 })
    const csv = (await exported()).toString().replace(';20;20;', ';50;20;')
    await sell(id)
    const { body } = await send(csv)
    expect(body).toMatchObject({ failed: 1, rows: [{ errors: { stock: expect.stringContaining('15') } }] })
    expect((await own())[0]!.stock).toBe(15)
    expect((await send(csv.replace(';50;20;', ';50;15;'))).body).toMatchObject({ updated: 1 })
    expect((await own())[0]!.stock).toBe(50)
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
    expect((await sendBytes(bytes)).body).toMatchObject({ created: 1, failed: 0 })
    expect(await own()).toMatchObject([expected])
  })

  test('names each row by the line where it begins', async () => {
    const { body } = await send(file('Riz;"sur\ndeux lignes";vivriers;1;kg;1', '', 'Mil;x;vivriers;5;kg;1'))
    expect(body.rows).toMatchObject([
      { line: 2, action: 'error' },
      { line: 5, action: 'create' },
    ])
  })

  test.each([
    ['no headers', 'Gombo;Frais;Maraîchers;1500;kg;12\r\nMil;Sec;vivriers;500;kg;1', /première ligne/],
    ['only headers', headers, /aucun produit/],
    ['a column twice', 'Nom;nom\r\na;b', /deux fois/],
    ['a quote that never ends', `${headers}\r\nGombo;"Frais`, /guillemets/],
    ['too many rows', file(...Array.from({ length: 501 }, () => 'Gombo;;;;;')), /500/],
  ])('of %s is refused', async (_what, csv, message) => {
    const answer = await send(csv)
    expect(answer).toMatchObject({ status: 400, body: { code: 'csv_unreadable' } })
    expect(answer.body.message).toMatch(message)
  })

  test('over a megabyte, or empty, is refused', async () => {
    expect((await sendBytes(Buffer.alloc(1024 * 1024 + 1, 'a'))).status).toBe(413)
    expect((await send('data:text/csv;base64,')).status).toBe(400)
    expect((await send('')).status).toBe(400)
  })

  test('of 500 rows is written whole', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, i) => `Produit ${i};${newId()};vivriers;${(i + 1) * 5};kg;${i}`,
    )
    expect((await send(file(...lines))).body).toMatchObject({ created: 500, isWritten: true })
    expect((await send(file(...lines))).body).toMatchObject({ unchanged: 500 })
  })
})
