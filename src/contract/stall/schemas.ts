import * as z from 'zod/mini'
import { categories, productStatuses, units } from '../catalogue/facts.ts'
import type { ProductFact } from '../catalogue/product-facts.ts'
import { Product } from '../catalogue/schemas.ts'
import {
  blankable,
  Cursor,
  FILTER_UNKNOWN,
  Id,
  Limit,
  listFilter,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { counted } from '../french/counted.ts'
import {
  importActions,
  MAX_CSV_ROWS,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_PRODUCT_PICTURES,
  MAX_STOCK,
  MAX_STOCKS_AT_ONCE,
  MAX_UNIT_WEIGHT_GRAMS,
} from './facts.ts'

/** A product for its own vendor. */
export const VendorProduct = z.extend(z.omit(Product, { vendor: true }), {
  /** The last rejection's reason; kept until approved. */
  rejectionReason: z.nullable(z.string()),
  isLowStock: z.boolean(),
  can: z.object({
    /** False once it was ordered. */
    delete: z.boolean(),
  }),
})
export type VendorProduct = z.infer<typeof VendorProduct>

export const ListVendorProductsQuery = z.object({
  /** As in the shop: names and descriptions; accent-insensitive, typo-tolerant. */
  search: blankable(SearchText),
  status: listFilter(z.enum(productStatuses, STATUS_UNKNOWN)),
  /** `low`: only products with 5 units or fewer; rejected ones only on request. */
  stock: blankable(z.literal('low', FILTER_UNKNOWN)),
  limit: blankable(Limit),
  cursor: blankable(Cursor),
})
export type ListVendorProductsQuery = z.output<typeof ListVendorProductsQuery>

const IMAGE_REQUIRED = 'Veuillez ajouter au moins une image pour votre produit'
const PRICE_INVALID = 'Le prix est un nombre entier de FCFA, multiple de 5'
const MAX_PRICE = 99_999_995

/** A price in FCFA as a form or a client sends it ("1500", "1500.00", 1500); normalized to "1500.00". */
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
const UnitWeight = z
  .int(WEIGHT_INVALID)
  .check(
    z.minimum(1, WEIGHT_INVALID),
    z.maximum(MAX_UNIT_WEIGHT_GRAMS, `Le poids est trop grand (${MAX_UNIT_WEIGHT_GRAMS / 1000} kg au plus)`),
  )

const STOCK_INVALID = 'Le stock est un nombre entier, 0 ou plus'
const Stock = z
  .int(STOCK_INVALID)
  .check(z.minimum(0, STOCK_INVALID), z.maximum(MAX_STOCK, 'Le stock est trop grand'))

/** In the order of error messages. */
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
      z.maxLength(
        MAX_PRODUCT_NAME_LENGTH,
        `Le nom est trop long (${MAX_PRODUCT_NAME_LENGTH} caractères au plus)`,
      ),
    ),
  description: z
    .string('La description est requise')
    .check(
      z.trim(),
      z.minLength(1, 'La description est requise'),
      z.maxLength(
        MAX_PRODUCT_DESCRIPTION_LENGTH,
        `La description est trop longue (${counted(MAX_PRODUCT_DESCRIPTION_LENGTH, 'caractère')} au plus)`,
      ),
    ),
  category: z.enum(categories, 'Veuillez choisir une catégorie'),
  price: Price,
  unit: z.enum(units, 'Veuillez choisir une unité'),
  /** Approximate weight of a unit; null when unknown. */
  unitWeightGrams: z.optional(z.nullable(UnitWeight)),
  stock: Stock,
} satisfies Record<ProductFact | 'images' | 'stock', z.ZodMiniType>

export const NewProductBody = z.object(fields)
export type NewProductBody = z.output<typeof NewProductBody>

/** Changes of a product. Absent fields are unchanged. */
export const EditProductBody = z.extend(z.partial(z.object(fields)), {
  /**
   * The stock that the person saw when setting a new one: when it has changed, the request is refused (409 `stock_changed`), so
   * that units just sold are not put back on sale.
   */
  stockSeen: z.optional(z.int(STOCK_INVALID)),
})
export type EditProductBody = z.output<typeof EditProductBody>

const STOCKS_REQUIRED = 'Indiquez au moins un stock'

/** New stocks of several products, each with `stockSeen` as for a single product. */
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

/** The current stock of a product. */
export const ProductStock = z.object({ id: Id, stock: z.int() })

export const UploadPictureBody = z.object({
  /** A data URL. */
  image: z.string('Veuillez choisir une image').check(z.minLength(1, 'Veuillez choisir une image')),
})

export const ImportProductsBody = z.object({
  /** The file as a data URL (in any encoding of Excel), or its text. */
  csv: z.string('Veuillez choisir un fichier CSV').check(z.minLength(1, 'Veuillez choisir un fichier CSV')),
  /** Only reports the changes. */
  dryRun: z.boolean('Valeur incorrecte'),
})

const ImportRow = z.object({
  /** 1-based line in the file, including the header. */
  line: z.int(),
  action: z.enum(importActions),
  name: z.string(),
  /** Messages by field; `reference` for the whole row. */
  errors: z.record(z.string(), z.string()),
})

/** The result of an import or dry run. Either all rows are written or, with any error, none. */
export const ImportReport = z.object({
  rows: z.array(ImportRow).check(z.maxLength(MAX_CSV_ROWS)),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  /** False after a dry run, and when there are errors. */
  isWritten: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>
