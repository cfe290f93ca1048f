import * as z from 'zod/mini'
import { categories, productStatuses, units } from '../catalogue/facts.ts'
import type { ProductFact } from '../catalogue/product-facts.ts'
import { Product } from '../catalogue/schemas.ts'
import { blankable, Cursor, Id, Limit, listFilter, SearchText } from '../common.ts'
import { importActions, MAX_CSV_ROWS, MAX_PRODUCT_PICTURES, MAX_STOCKS_AT_ONCE } from './facts.ts'

/** A product as its vendor sees it. */
export const VendorProduct = z.extend(z.omit(Product, { vendor: true }), {
  /** What the administration last asked to correct; kept until the product is approved. */
  rejectionReason: z.nullable(z.string()),
  isLowStock: z.boolean(),
  can: z.object({
    /** False once it is in an order. */
    delete: z.boolean(),
  }),
})
export type VendorProduct = z.infer<typeof VendorProduct>

export const ListVendorProductsQuery = z.object({
  /** As in the shop: names and descriptions, without accents, tolerant of a typo. */
  search: blankable(SearchText),
  status: listFilter(z.enum(productStatuses, 'Ce statut n’existe pas.')),
  /** `low`: only those of which 5 units or fewer are left; rejected ones when they are asked for. */
  stock: blankable(z.literal('low', 'Ce filtre n’existe pas.')),
  limit: blankable(Limit),
  cursor: blankable(Cursor),
})
export type ListVendorProductsQuery = z.output<typeof ListVendorProductsQuery>

const IMAGE_REQUIRED = 'Veuillez ajouter au moins une image pour votre produit'
const PRICE_INVALID = 'Le prix est un nombre entier de FCFA, multiple de 5'
const MAX_PRICE = 99_999_995

/** A price in FCFA as a form or a program sends it ("1500", "1500.00", 1500); read as "1500.00". */
export const Price = z.pipe(
  z.pipe(
    z.transform((sent: string | number): unknown => {
      if (typeof sent !== 'string') return sent ?? undefined
      if (sent.trim() === '') return undefined
      return Number(/^\s*(\d{1,12})(?:\.0{1,2})?\s*$/.exec(sent)?.[1] ?? Number.NaN)
    }),
    z
      .number({ error: ({ input }) => (input === undefined ? 'Le prix est requis' : PRICE_INVALID) })
      .check(
        z.int(PRICE_INVALID),
        z.minimum(5, 'Le prix est d’au moins 5 FCFA'),
        z.maximum(MAX_PRICE, 'Le prix est trop grand'),
        z.multipleOf(5, PRICE_INVALID),
      ),
  ),
  z.transform((fcfa: number) => `${fcfa}.00`),
)

const WEIGHT_INVALID = 'Le poids est un nombre entier de grammes'
const MAX_UNIT_WEIGHT_GRAMS = 200_000
const UnitWeight = z
  .int(WEIGHT_INVALID)
  .check(
    z.minimum(1, WEIGHT_INVALID),
    z.maximum(MAX_UNIT_WEIGHT_GRAMS, `Le poids est trop grand (${MAX_UNIT_WEIGHT_GRAMS / 1000} kg au plus)`),
  )

const STOCK_INVALID = 'Le stock est un nombre entier, 0 ou plus'
const Stock = z
  .int(STOCK_INVALID)
  .check(z.minimum(0, STOCK_INVALID), z.maximum(1_000_000, 'Le stock est trop grand'))

/** In the order in which mistakes are told. */
const fields = {
  /** Data URLs, or addresses of stored pictures ("/attached_assets/…"); the first is the main one. */
  images: z
    .array(z.string(IMAGE_REQUIRED).check(z.minLength(1, 'Une image est vide')), IMAGE_REQUIRED)
    .check(
      z.minLength(1, IMAGE_REQUIRED),
      z.maxLength(MAX_PRODUCT_PICTURES, `Un produit a au plus ${MAX_PRODUCT_PICTURES} images`),
    ),
  name: z
    .string('Le nom du produit est requis')
    .check(
      z.trim(),
      z.minLength(1, 'Le nom du produit est requis'),
      z.maxLength(120, 'Le nom est trop long (120 caractères au plus)'),
    ),
  description: z
    .string('La description est requise')
    .check(
      z.trim(),
      z.minLength(1, 'La description est requise'),
      z.maxLength(5000, 'La description est trop longue (5 000 caractères au plus)'),
    ),
  category: z.enum(categories, 'Veuillez choisir une catégorie'),
  price: Price,
  unit: z.enum(units, 'Veuillez choisir une unité'),
  /** What one unit weighs, about; null where nobody says. */
  unitWeightGrams: z.optional(z.nullable(UnitWeight)),
  stock: Stock,
} satisfies Record<ProductFact | 'images' | 'stock', z.ZodMiniType>

export const NewProductBody = z.object(fields)
export type NewProductBody = z.output<typeof NewProductBody>

/** Any part of a product. What is left out stays as it is. */
export const EditProductBody = z.extend(z.partial(z.object(fields)), {
  /**
   * The stock that the person saw when setting a new one: when it changed meanwhile, the answer is 409
   * `stock_changed` and nothing is written, so that what was just sold is not put back on sale.
   */
  stockSeen: z.optional(z.int(STOCK_INVALID)),
})
export type EditProductBody = z.output<typeof EditProductBody>

const STOCKS_REQUIRED = 'Indiquez au moins un stock'

/** New stocks of several products, each with the one that the person saw, as `stockSeen` of a single product. */
export const SetStocksBody = z
  .array(
    z.object({
      id: z.uuid('Ce produit n’existe pas').check(z.toLowerCase()),
      stock: Stock,
      seen: z.int(STOCK_INVALID),
    }),
    STOCKS_REQUIRED,
  )
  .check(
    z.minLength(1, STOCKS_REQUIRED),
    z.maxLength(MAX_STOCKS_AT_ONCE, `Changez ${MAX_STOCKS_AT_ONCE} stocks au plus à la fois`),
    z.refine(
      stocks => new Set(stocks.map(({ id }) => id)).size === stocks.length,
      'Un produit est indiqué deux fois',
    ),
  )
export type SetStocksBody = z.output<typeof SetStocksBody>

/** The stock of a product as it is now. */
export const ProductStock = z.object({ id: Id, stock: z.int() })

export const UploadPictureBody = z.object({
  /** A data URL. */
  image: z.string('Veuillez choisir une image').check(z.minLength(1, 'Veuillez choisir une image')),
})

export const ImportProductsBody = z.object({
  /** The file as a data URL (any encoding of Excel's), or its text. */
  csv: z.string('Veuillez choisir un fichier CSV').check(z.minLength(1, 'Veuillez choisir un fichier CSV')),
  /** Tells what would happen, and writes nothing. */
  dryRun: z.boolean('Valeur incorrecte'),
})

const ImportRow = z.object({
  /** In the file, from 1, the headers included. */
  line: z.int(),
  action: z.enum(importActions),
  name: z.string(),
  /** Messages per column, by the names of a product's fields; `reference` for the row as a whole. */
  errors: z.record(z.string(), z.string()),
})

/** What an import did, or would do. All rows are written, or none: one to correct keeps the others out. */
export const ImportReport = z.object({
  rows: z.array(ImportRow).check(z.maxLength(MAX_CSV_ROWS)),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  /** False after a trial, and when a row is to correct. */
  isWritten: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>
