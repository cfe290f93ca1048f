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
    /** What one unit weighs, about; null where nobody said it. */
    unitWeightGrams: integer(),
    stock: integer().notNull().default(0),
    status: productStatusEnum().notNull().default('pending'),
    rejectionReason: text(),
    /** Average of the reviews, cut after two digits, null without any; written by a trigger on reviews only. */
    rating: numeric({ precision: 3, scale: 2 }),
    reviewCount: integer().notNull().default(0),
    /**
     * What the search reads first, written by a trigger: stems of what the product is (weight A: "pâte" of "Pâte d’arachide"),
     * of its whole name (B) and of its vendor's name (C), and the lexemes `category=…` and `region=…`; `product=…` and
     * `producer=…` for each stem of a name, since an index knows no weights.
     */
    nameDocument: tsvector(),
    /** The stems of the description, read for words that no name has; written by the same trigger. */
    descriptionDocument: tsvector(),
    /** Its vendor's, written by the same trigger: lists of a region look at no account. */
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
    // What figures of categories read, without the wide rows.
    index('products_categories_idx').on(t.id, t.category),
    // Administrators find reviews by parts of names.
    index('products_letters_idx').using('gin', sql`plain_text(${t.name}) gin_trgm_ops`),
    index('products_names_idx').using('gin', t.nameDocument),
    index('products_descriptions_idx').using('gin', t.descriptionDocument),
    // What each category has, and each region, is counted from the index alone.
    index('products_counted_idx')
      .on(t.category, t.region, t.vendorId, t.price)
      .where(sql`${t.status} = 'active'`),
  ],
)

/** What the administration last approved of a product: what an edited one is compared with. */
export const productRevisions = pgTable(
  'product_revisions',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    approved: jsonb().$type<ApprovedProduct>().notNull(),
    approvedAt: instant().notNull(),
  },
  // The sweep of pictures asks of each whether one shows it.
  t => [
    index('product_revisions_pictures_idx').using('gin', sql`(${t.approved} -> 'pictures') jsonb_path_ops`),
  ],
)

/**
 * The names that products ever had, each once: a market has few, each of many products, and what is called so is first looked for
 * here. Written by the trigger that writes the documents of the products.
 */
export const productNames = pgTable(
  'product_names',
  {
    name: text().primaryKey(),
    /** What it gives to the name document of each of its products. */
    document: tsvector().notNull(),
  },
  t => [index('product_names_document_idx').using('gin', t.document)],
)

/**
 * The words that names of products and vendors ever had, plain, so that the search understands them mistyped or written by
 * their sound.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** The stem, and the stem without one of its letters: two words that differ by one letter have one of them in common. */
    spellings: text().array().generatedAlwaysAs(sql`spellings_of(stem)`),
    /** What it may sound like; null until somebody searches who needs it (`word-sounds.queries.ts`). */
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
    check('product_images_at_most_five', sql`${t.position} between 0 and 4`),
  ],
)

/** Who sent a stored picture. One that nothing shows is removed after a day. */
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

/** What every visitor may see: an active product of an approved vendor. */
export const isPublic: SQL = sql`(${eq(products.status, 'active')} and ${isApproved})`
