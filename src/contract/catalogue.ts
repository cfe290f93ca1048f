import * as z from 'zod/mini'
import { categories, productSorts, productStatuses, units } from './catalogue-labels.ts'
import { Amount, blankable, Cursor, Id, IdParams, Instant, Limit } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { regions } from './regions.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './catalogue-labels.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, message: 'Produit non trouvé' },
  not_received: { status: 403, message: 'Vous pourrez donner votre avis après avoir reçu ce produit.' },
  already_reviewed: { status: 409, message: 'Vous avez déjà donné votre avis sur ce produit.' },
} as const satisfies Record<string, Refusal>

/** A stored picture: the largest file's address (its siblings end in -640 and -320), pixels, average colour. */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
})
export type Picture = z.infer<typeof Picture>

const ProductVendor = z.object({
  id: Id,
  businessName: z.string(),
  description: z.string(),
  rating: z.nullable(z.string()),
  user: z.object({ fullName: z.string(), region: z.nullable(z.string()), email: z.string() }),
})

export const Product = z.object({
  id: Id,
  vendorId: Id,
  name: z.string(),
  description: z.string(),
  category: z.enum(categories),
  price: Amount,
  unit: z.enum(units),
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

/** What of a product an administrator approves; a change of anything but the price asks for approval again. */
export const ApprovedProduct = z.object({
  name: z.string(),
  description: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  price: Amount,
  pictures: z.array(Picture),
})
export type ApprovedProduct = z.infer<typeof ApprovedProduct>

const Price = z.coerce
  .number('Le prix est un nombre.')
  .check(z.minimum(0, 'Le prix ne peut pas être négatif.'), z.maximum(99_999_999, 'Le prix est trop grand.'))

export const ListProductsQuery = z.object({
  search: blankable(
    z
      .string('La recherche est un texte.')
      .check(z.trim(), z.maxLength(100, 'La recherche est trop longue (100 caractères au plus).')),
  ),
  category: blankable(z.enum(categories, 'Cette catégorie n’existe pas.')),
  region: blankable(z.enum(regions, 'Cette région n’existe pas.')),
  minPrice: blankable(Price),
  maxPrice: blankable(Price),
  vendorId: blankable(z.uuid('Ce vendeur n’existe pas.')),
  sort: blankable(z.enum(productSorts, 'Ce tri n’existe pas.')),
  limit: blankable(Limit),
  cursor: blankable(Cursor),
})
export type ListProductsQuery = z.output<typeof ListProductsQuery>

/** How many public products each category has. */
export const CategoryCounts = z.object({ vivriers: z.int(), maraichers: z.int(), avicoles: z.int() })
export type CategoryCounts = z.infer<typeof CategoryCounts>

export const Review = z.object({
  id: Id,
  productId: Id,
  customerName: z.string(),
  rating: z.int(),
  comment: z.string(),
  createdAt: Instant,
  /** What the vendor answered. */
  answer: z.nullable(z.object({ text: z.string(), createdAt: Instant })),
})
export type Review = z.infer<typeof Review>

const RATING_INVALID = 'Choisissez une note de 1 à 5 étoiles.'
export const ReviewBody = z.object({
  rating: z.int(RATING_INVALID).check(z.minimum(1, RATING_INVALID), z.maximum(5, RATING_INVALID)),
  comment: z.optional(
    z
      .string('L’avis est un texte.')
      .check(z.trim(), z.maxLength(2000, 'L’avis est trop long (2 000 caractères au plus).')),
  ),
})

const PageQuery = z.object({ limit: blankable(Limit), cursor: blankable(Cursor) })

export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    paged: true,
    cached: ['catalogue', 'vendors'],
    summary: 'Les produits publics, filtrés et triés',
    query: ListProductsQuery,
    answer: z.array(Product),
  }),
  getCategoryCounts: endpoint({
    method: 'GET',
    path: '/api/products/counts',
    access: 'public',
    cached: ['catalogue', 'vendors'],
    summary: 'Le nombre de produits publics de chaque catégorie',
    answer: CategoryCounts,
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    cached: ['product:{id}', 'vendors'],
    summary: 'Un produit',
    params: IdParams,
    answer: Product,
  }),
  listReviews: endpoint({
    method: 'GET',
    path: '/api/products/:id/reviews',
    access: 'public',
    paged: true,
    cached: ['product:{id}', 'vendors'],
    summary: 'Les avis sur un produit, du plus récent au plus ancien',
    params: IdParams,
    query: PageQuery,
    answer: z.array(Review),
  }),
  reviewProduct: endpoint({
    method: 'POST',
    path: '/api/products/:id/reviews',
    access: ['customer'],
    status: 201,
    summary: 'Donne un avis sur un produit reçu',
    params: IdParams,
    body: ReviewBody,
    answer: Review,
  }),
}
