import * as z from 'zod/mini'
import type { ImportAction } from '#contract/stall/facts.ts'
import { NewProductBody } from '#contract/stall/schemas.ts'
import { type Edit, editOf } from '../edited-product.ts'
import type { OwnProductRow } from '../stall.queries.ts'
import { normalizedText } from './parse-cells.ts'
import type { ProductRow } from './product-rows.ts'

/** The planned change for a row. */
export type Plan = {
  row: ProductRow
  action: ImportAction
  errors: Record<string, string>
  product?: OwnProductRow
  edit?: Edit
  /** The facts of a new product. */
  facts?: NewFacts
}

/** Products of a file may get their pictures later. */
const NewFacts = z.omit(NewProductBody, { images: true })
type NewFacts = z.output<typeof NewFacts>

/** A product of the vendor, with its normalized name. */
type Known = { id: string; name: string }

/** Finds the product of a row: by its reference, otherwise by its name among the vendor's own. */
export function matchRow(row: ProductRow, own: readonly Known[]): { id?: string; error?: string } {
  if (row.reference !== undefined) {
    const reference = row.reference.toLowerCase()
    return own.some(({ id }) => id === reference)
      ? { id: reference }
      : { error: 'Cette référence n’est pas celle d’un de vos produits' }
  }
  if (row.name === '') return { error: 'Le nom du produit est requis' }
  const name = normalizedText(row.name)
  const [found, other] = own.filter(product => product.name === name)
  if (other) return { error: 'Plusieurs de vos produits portent ce nom : indiquez la référence' }
  return found ? { id: found.id } : {}
}

type Found = { product: OwnProductRow | undefined; usable: ReadonlySet<string> }

/** Compares a row with its product, which this transaction has locked. */
export function planRow(row: ProductRow, { product, usable }: Found): Plan {
  const errors = { ...row.errors }
  const { images, stockSeen, ...wish } = row.wish
  if (images?.some(image => !usable.has(image))) {
    errors.images = 'Une image n’est pas dans vos photos : ajoutez-la d’abord à un produit'
  }
  if (!product) return planCreation(row, wish, errors)
  // Unchanged since the export: keep the current stock, whatever was sold since.
  const stock = wish.stock === stockSeen ? undefined : wish.stock
  const edit = editOf(product, { ...wish, stock, urls: images && [...new Set(images)] })
  if (edit?.stock !== undefined && stockSeen !== product.stock) {
    errors.stock =
      stockSeen === undefined
        ? `Le stock est de ${product.stock} : pour le changer, exportez vos produits et corrigez ce fichier-là`
        : `Le stock a changé depuis l’export : il est de ${product.stock}`
  }
  if (Object.keys(errors).length > 0) return { row, action: 'error', errors }
  return edit ? { row, action: 'update', errors, product, edit } : { row, action: 'unchanged', errors }
}

function planCreation(row: ProductRow, wish: object, errors: Record<string, string>): Plan {
  const parsed = z.safeParse(NewFacts, wish)
  // Invalid cells already have errors; add those of missing ones.
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
  if (!parsed.data || Object.keys(errors).length > 0) return { row, action: 'error', errors }
  return { row, action: 'create', errors, facts: parsed.data }
}
