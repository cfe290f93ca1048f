import * as z from 'zod/mini'
import {
  Amount,
  blankable,
  CATEGORY_UNKNOWN,
  Cursor,
  Id,
  Instant,
  Limit,
  listFilter,
  SEARCH_TOO_LONG,
  SORT_UNKNOWN,
} from '../common.ts'
import { MAX_SEARCH_LENGTH } from '../list-limits.ts'
import { regions } from '../regions.ts'
import { categories, productSorts, productStatuses, units } from './facts.ts'
import type { ProductFact } from './product-facts.ts'

/** A stored picture: URL of the largest file (for others see picture-files.ts), size in pixels, average colour. */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  /** True for an illustration; absent for a photo. */
  isIllustration: z.optional(z.boolean()),
})
export type Picture = z.infer<typeof Picture>

const ProductVendor = z.object({
  id: Id,
  businessName: z.string(),
  description: z.string(),
  rating: z.nullable(z.string()),
  portraitUrl: z.nullable(z.string()),
  /** The last day of its active pause. */
  pausedUntil: z.nullable(z.string()),
  user: z.object({
    fullName: z.string(),
    region: z.nullable(z.string()),
    /** For administrators; otherwise null. */
    email: z.nullable(z.string()),
  }),
})

const facts = {
  name: z.string(),
  description: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  price: Amount,
  /** Approximate weight of a unit. */
  unitWeightGrams: z.nullable(z.int()),
} satisfies Record<ProductFact, z.ZodMiniType>

export const Product = z.object({
  id: Id,
  vendorId: Id,
  ...facts,
  stock: z.int(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  status: z.enum(productStatuses),
  rating: z.nullable(z.string()),
  reviewCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  vendor: ProductVendor,
})
export type Product = z.infer<typeof Product>

/** The products of the home page. */
export const Featured = z.object({
  /** Whether the first ones were chosen by an administrator, instead of the newest. */
  isChosen: z.boolean(),
  products: z.array(Product),
})
export type Featured = z.infer<typeof Featured>

/** Facts that are displayed as something other than their stored value. */
export type WordedFact = {
  [Fact in ProductFact]: string extends Product[Fact] ? never : Fact
}[ProductFact]

/** The part of a product that needs approval. */
export const ApprovedProduct = z.object({
  ...facts,
  /** Absent in revisions older than this fact. */
  unitWeightGrams: z.optional(facts.unitWeightGrams),
  pictures: z.array(Picture),
})
export type ApprovedProduct = z.infer<typeof ApprovedProduct>

const Price = z.coerce
  .number('Le prix est un nombre.')
  .check(z.minimum(0, 'Le prix ne peut pas être négatif.'), z.maximum(99_999_999, 'Le prix est trop grand.'))

export const ListProductsQuery = z.object({
  search: blankable(
    z.string('La recherche est un texte.').check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, SEARCH_TOO_LONG)),
  ),
  category: listFilter(z.enum(categories, CATEGORY_UNKNOWN)),
  region: listFilter(z.enum(regions, 'Cette région n’existe pas.')),
  minPrice: blankable(Price),
  maxPrice: blankable(Price),
  vendorId: blankable(z.uuid('Ce vendeur n’existe pas.')),
  sort: blankable(z.enum(productSorts, SORT_UNKNOWN)),
  limit: blankable(Limit),
  cursor: blankable(Cursor),
})
export type ListProductsQuery = z.output<typeof ListProductsQuery>

/** The shop's filters without the category, for the counts per category. */
export const CountProductsQuery = z.pick(ListProductsQuery, {
  search: true,
  region: true,
  minPrice: true,
  maxPrice: true,
})
export type CountProductsQuery = z.output<typeof CountProductsQuery>

/** Public products per category that match the other filters, each counted up to `SHOP_MAX_COUNTED`. */
export const CategoryCounts = z.object({ vivriers: z.int(), maraichers: z.int(), avicoles: z.int() })
export type CategoryCounts = z.infer<typeof CategoryCounts>

/** The text typed so far. */
export const SuggestQuery = z.pick(ListProductsQuery, { search: true })

/** Suggestions for a text, best first, a few per kind. */
export const Suggestions = z.object({
  /** Names of products on sale; with the id when only one product has the name. */
  products: z.array(
    z.object({
      name: z.string(),
      productId: z.nullable(Id),
      /** Of the cheapest one. */
      pictureUrl: z.nullable(z.string()),
      /** The lowest price; absent when there are too many to compare, or different units. */
      price: z.nullable(Amount),
      unit: z.nullable(z.enum(units)),
    }),
  ),
  producers: z.array(z.object({ id: Id, businessName: z.string(), region: z.nullable(z.string()) })),
  categories: z.array(z.enum(categories)),
})
export type Suggestions = z.infer<typeof Suggestions>
