import { eq } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { dataUrl } from '#tests/support/makers/pictures.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** The header of a hand-written file. */
export const csvHeaders = 'Nom;Description;Catégorie;Prix (FCFA);Unité;Stock'

/** A file of these rows. */
export const csvFile = (...rows: string[]): string => [csvHeaders, ...rows].join('\r\n')

export type CsvStall = Awaited<ReturnType<typeof openCsvStall>>

/** A vendor who imports and exports product files. */
export async function openCsvStall(app: TestApp) {
  const { id: vendorId, userId } = await createVendor(app.db)
  const browser = await app.browser(userId)
  const send = (csv: string, dryRun = false) => browser.tries.importVendorProducts({ body: { csv, dryRun } })
  return {
    vendorId,
    browser,
    send,
    sendBytes: (bytes: Uint8Array) => send(dataUrl(bytes, 'text/csv')),
    /** Its products, oldest first. */
    own: () => app.db.select().from(products).where(eq(products.vendorId, vendorId)).orderBy(products.id),
    exported: async () => {
      const answer = await browser.fetch('/api/vendor/products.csv')
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
