import { eq, type SQL, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, productStatuses, units } from '#contract/catalogue/facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import { MAX_PRODUCT_PICTURES } from '#contract/stall/facts.ts'
import { isApproved, regionEnum, vendors } from './accounts.ts'
import { id, instant, tsvector } from './columns.ts'
import { media } from './media.ts'

export const categoryEnum = pgEnum('category', categories)
export const unitEnum = pgEnum('unit', units)
export const productStatusEnum = pgEnum('product_status', productStatuses)

export const products = pgTable(
  'products',
  {
    id: id(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id),
    name: text().notNull(),
    description: text().notNull(),
    category: categoryEnum().notNull(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    unit: unitEnum().notNull(),
    /** Approximate weight of one unit, in grams; null when unknown. */
    unitWeightGrams: integer(),
    stock: integer().notNull().default(0),
    status: productStatusEnum().notNull().default('pending'),
    rejectionReason: text(),
    /** Average of the visible reviews, truncated to two decimals; null without any. Written by a trigger on reviews only. */
    rating: numeric({ precision: 3, scale: 2 }),
    reviewCount: integer().notNull().default(0),
    /**
     * First document of the search, written by a trigger: stems of what the product is (weight A: "pâte" of "Pâte d’arachide"),
     * of its whole name (B) and of its vendor's name (C), and the lexemes `category=…` and `region=…`; `product=…` and
     * `producer=…` for each stem of a name, since an index stores no weights.
     */
    nameDocument: tsvector(),
    /** Stems of the description, searched for words that no name has; written by the same trigger. */
    descriptionDocument: tsvector(),
    /** Copy of the vendor's region, written by the same trigger: lists by region need no join with accounts. */
    region: regionEnum(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  t => [
    check('products_price_payable', sql`${t.price} > 0 and ${t.price} % 5 = 0`),
    check('products_unit_weight_positive', sql`${t.unitWeightGrams} > 0`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check(
      'products_rejection_explained',
      sql`${t.status} <> 'rejected' or length(btrim(${t.rejectionReason})) > 0`,
    ),
    index('products_recent_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`${t.status} = 'active'`),
    index('products_category_idx')
      .on(t.category, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.status} = 'active'`),
    index('products_price_idx').on(t.price, t.id).where(sql`${t.status} = 'active'`),
    index('products_name_idx').on(t.name),
    index('products_vendor_idx').on(t.vendorId, t.createdAt.desc()),
    index('products_status_idx').on(t.status, t.createdAt.desc()),
    index('products_rating_idx')
      .on(sql`coalesce(${t.rating}, 0)`, t.reviewCount, t.id)
      .where(sql`${t.status} = 'active'`),
    // For statistics by category: an index-only scan avoids the wide rows.
    index('products_categories_idx').on(t.id, t.category),
    // For administrators' search of reviews by a part of the product's name.
    index('products_letters_idx').using('gin', sql`plain_text(${t.name}) gin_trgm_ops`),
    index('products_names_idx').using('gin', t.nameDocument),
    index('products_descriptions_idx').using('gin', t.descriptionDocument),
    // For index-only counts by category and region.
    index('products_counted_idx')
      .on(t.category, t.region, t.vendorId, t.price)
      .where(sql`${t.status} = 'active'`),
  ],
)

/** The last approved version of a product, with which an edited one is compared. */
export const productRevisions = pgTable(
  'product_revisions',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    approved: jsonb().$type<ApprovedProduct>().notNull(),
    approvedAt: instant().notNull(),
  },
  // For the cleanup of pictures, which checks whether a revision uses them.
  t => [
    index('product_revisions_pictures_idx').using('gin', sql`(${t.approved} -> 'pictures') jsonb_path_ops`),
  ],
)

/**
 * Every name a product ever had, once: few names for many products, so that a search looks here first. Written by the trigger
 * that writes the documents of the products.
 */
export const productNames = pgTable(
  'product_names',
  {
    name: text().primaryKey(),
    /** Terms that the name adds to the name document of each product of that name. */
    document: tsvector().notNull(),
  },
  t => [index('product_names_document_idx').using('gin', t.document)],
)

/**
 * Words of all names of products and vendors ever used, normalised, with which the search corrects misspelt words and matches
 * words by sound.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** The stem, and the stem with each letter left out: two words that differ by one letter share one of these. */
    spellings: text().array().generatedAlwaysAs(sql`spellings_of(stem)`),
    /** Phonetic forms; null until a search first needs them (`word-sounds.queries.ts`). */
    sounds: text().array(),
  },
  t => [
    index('search_words_spellings_idx').using('gin', t.spellings),
    index('search_words_sounds_idx').using('gin', t.sounds),
    index('search_words_letters_idx').using('gin', sql`${t.word} gin_trgm_ops`),
    index('search_words_unheard_idx').on(t.word).where(sql`${t.sounds} is null`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 is the main picture ('Principal'). */
    position: smallint().notNull(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id),
  },
  t => [
    primaryKey({ columns: [t.productId, t.position] }),
    uniqueIndex('product_images_once_key').on(t.productId, t.mediaId),
    index('product_images_media_idx').on(t.mediaId),
    check(
      'product_images_at_most_five',
      sql`${t.position} between 0 and ${sql.raw(String(MAX_PRODUCT_PICTURES - 1))}`,
    ),
  ],
)

/** The vendor who uploaded a stored picture. A picture that nothing refers to is deleted after a day. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    uploadedAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.mediaId, t.vendorId] }),
    index('picture_uploads_vendor_idx').on(t.vendorId),
    index('picture_uploads_age_idx').on(t.uploadedAt),
  ],
)

/** Condition for what every visitor may see: an active product of an approved vendor. */
export const isPublic: SQL = sql`(${eq(products.status, 'active')} and ${isApproved})`
