import { eq, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { vendorStatuses } from '#contract/accounts/facts.ts'
import { roles } from '#contract/accounts/roles.ts'
import { regions } from '#contract/regions.ts'
import { bytes } from './bytes.ts'
import { id, instant, tsvector } from './columns.ts'
import { media } from './media.ts'

export const roleEnum = pgEnum('role', roles)
export const vendorStatusEnum = pgEnum('vendor_status', vendorStatuses)
export const regionEnum = pgEnum('region', regions)

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** The e-mail that replaces it once its link is followed. */
    pendingEmail: text(),
    passwordHash: text().notNull(),
    role: roleEnum().notNull().default('customer'),
    fullName: text().notNull(),
    phone: text(),
    region: regionEnum(),
    isActive: boolean().notNull().default(true),
    /** Was it written with the demonstration? Its phone is nobody's, or somebody's who knows nothing of it. */
    isDemonstration: boolean().notNull().default(false),
    /** Whether texts may be sent to the phone. */
    acceptsMessages: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    /** When the person showed that it reads this e-mail; a trigger forgets it when the e-mail changes. */
    emailConfirmedAt: instant(),
    /** Null while the first password holds. */
    passwordChangedAt: instant(),
    /** When a customer had its account erased: the row stays for the books, without the person. */
    erasedAt: instant(),
    /** What administrators find a person by, without accents or case; each part stands after a space. */
    searchText: text().generatedAlwaysAs(
      sql`plain_text(' ' || full_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, ''))`,
    ),
  },
  t => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_recent_idx').on(t.createdAt, t.id),
    index('users_role_created_idx').on(t.role, t.createdAt, t.id),
    index('users_people_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('users_pending_email_is_another', sql`lower(${t.pendingEmail}) <> lower(${t.email})`),
    check('users_phone_e164', sql`${t.phone} ~ '^[+][0-9]{8,15}$'`),
    check('users_erased_cannot_enter', sql`${t.erasedAt} is null or not ${t.isActive}`),
  ],
)

/** The face of a stall: what its page says of who keeps it, and what an administrator approves. */
const face = () => ({
  businessName: text().notNull(),
  description: text().notNull().default(''),
  /** Told at length on its page. */
  story: text().notNull().default(''),
  /** The year in which it began. */
  since: smallint(),
  /** How it grows and rears, in its own words. */
  methods: text().array().notNull().default(sql`'{}'`),
  portraitId: uuid().references(() => media.id),
  coverId: uuid().references(() => media.id),
})

export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was approved last. */
    ...face(),
    /** Those of its methods that an administrator has seen with its own eyes. */
    certifiedMethods: text().array().notNull().default(sql`'{}'`),
    businessAddress: text().notNull(),
    status: vendorStatusEnum().notNull().default('pending'),
    /** Why the administration rejected or suspended it, when it said so. */
    statusReason: text(),
    /** The last day on which it takes no orders; one that is past means nothing any more. */
    pausedUntil: date(),
    /** What its name gives to the name document of each of its products; written by a trigger. */
    nameDocument: tsvector(),
    /** Average of all reviews of its products, cut after two digits, null without any; written by a trigger on reviews only. */
    rating: numeric({ precision: 3, scale: 2 }),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  t => [
    uniqueIndex('vendors_user_key').on(t.userId),
    index('vendors_status_created_idx').on(t.status, t.createdAt.desc()),
    index('vendors_letters_idx').using('gin', sql`plain_text(${t.businessName}) gin_trgm_ops`),
    index('vendors_names_idx').using('gin', t.nameDocument),
    index('vendors_portrait_idx').on(t.portraitId),
    index('vendors_cover_idx').on(t.coverId),
    check('vendors_certified_methods_declared', sql`${t.certifiedMethods} <@ ${t.methods}`),
  ],
)

/** Whether the vendor is approved. */
export const isApproved: SQL = eq(vendors.status, 'approved')

/** What a vendor wrote of its face, until it is approved; there is none where that is what visitors see. */
export const faceProposals = pgTable(
  'face_proposals',
  {
    vendorId: uuid()
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    ...face(),
    proposedAt: instant().notNull(),
    /** Null while it awaits a decision. */
    rejectedAt: instant(),
    /** Why, when the administration said so. */
    rejectionReason: text(),
  },
  t => [
    index('face_proposals_awaiting_idx').on(t.proposedAt).where(sql`${t.rejectedAt} is null`),
    index('face_proposals_portrait_idx').on(t.portraitId),
    index('face_proposals_cover_idx').on(t.coverId),
    check(
      'face_proposals_reason_of_rejection',
      sql`${t.rejectionReason} is null or ${t.rejectedAt} is not null`,
    ),
  ],
)

/** A signed-in browser. The cookie's token is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: roleEnum().notNull(),
    /** Names the session to its owner; it opens nothing. */
    id: uuid().notNull().defaultRandom().unique('sessions_id_key'),
    /** What the browser says of itself. */
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When its person last gave a code of the second factor. */
    secondFactorAt: instant(),
    /** To the hour. */
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  t => [index('sessions_user_idx').on(t.userId), index('sessions_expires_idx').on(t.expiresAt)],
)

/** An authenticator application that proves who signs in; it counts once a first code was given. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database does not have. */
  secret: bytes().notNull(),
  confirmedAt: instant(),
  /** The 30 seconds of the last code that was taken: none is taken twice. */
  lastStep: integer(),
})

/** One-time codes for who has lost the application; only their SHA-256 is kept. */
export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: bytes().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => secondFactors.userId, { onDelete: 'cascade' }),
})

/** One-time links of 'Mot de passe oublié ?'; only the token's SHA-256 is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  t => [index('password_resets_user_idx').on(t.userId)],
)

/** One-time links that confirm an e-mail address; only the token's SHA-256 is kept. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  t => [index('email_confirmations_user_idx').on(t.userId)],
)
