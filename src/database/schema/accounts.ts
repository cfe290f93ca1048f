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
import { id, instant, isE164, tsvector } from './columns.ts'
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
    /** New e-mail address, which replaces `email` once its link is followed. */
    pendingEmail: text(),
    passwordHash: text().notNull(),
    role: roleEnum().notNull().default('customer'),
    fullName: text().notNull(),
    phone: text(),
    region: regionEnum(),
    isActive: boolean().notNull().default(true),
    /** Whether the account belongs to the demonstration: its phone may be a stranger's, so no real text is sent there. */
    isDemonstration: boolean().notNull().default(false),
    /** Whether texts may be sent to the phone. */
    acceptsMessages: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    /** When the person confirmed this e-mail address; a trigger resets it when the address changes. */
    emailConfirmedAt: instant(),
    /** Null while the initial password is in use. */
    passwordChangedAt: instant(),
    /** When the customer's account was erased: the row remains for accounting, without personal data. */
    erasedAt: instant(),
    /** Text that administrators search, without accents or case; each part follows a space. */
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
    check('users_phone_e164', isE164(t.phone)),
    check('users_erased_cannot_enter', sql`${t.erasedAt} is null or not ${t.isActive}`),
  ],
)

/** Public presentation of a vendor: approved in `vendors`, proposed in `face_proposals`. */
const face = () => ({
  businessName: text().notNull(),
  description: text().notNull().default(''),
  /** Long presentation on the vendor's page. */
  story: text().notNull().default(''),
  /** The year in which the farm was founded. */
  since: smallint(),
  /** Farming methods that the vendor declares. */
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
    /** The last approved presentation. */
    ...face(),
    /** The declared methods that an administrator verified on site. */
    certifiedMethods: text().array().notNull().default(sql`'{}'`),
    businessAddress: text().notNull(),
    status: vendorStatusEnum().notNull().default('pending'),
    /** Reason that the administration gave for a rejection or suspension, if any. */
    statusReason: text(),
    /** The last day without new orders; has no effect once it is past. */
    pausedUntil: date(),
    /** Terms that the vendor's name adds to the name document of each of its products; written by a trigger. */
    nameDocument: tsvector(),
    /**
     * Average of the visible reviews of its products, truncated to two decimals; null without any. Written by a trigger on
     * reviews only.
     */
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

/** A vendor's edited presentation awaiting approval or rejected; no row when the approved one is current. */
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
    /** Reason that the administration gave, if any. */
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

/** A signed-in browser. Only the SHA-256 of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: roleEnum().notNull(),
    /** Public id of the session, shown to its owner; grants no access. */
    id: uuid().notNull().defaultRandom().unique('sessions_id_key'),
    /** User-Agent header. */
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When a second-factor code was last entered in this session. */
    secondFactorAt: instant(),
    /** Updated at most once an hour. */
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  t => [index('sessions_user_idx').on(t.userId), index('sessions_expires_idx').on(t.expiresAt)],
)

/** An authenticator application (TOTP); active once a first code has confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that is not in the database. */
  secret: bytes().notNull(),
  confirmedAt: instant(),
  /** The TOTP time step (30 s) of the last accepted code: no code is accepted twice. */
  lastStep: integer(),
})

/** One-time codes for people who lost the application; only their SHA-256 is stored. */
export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: bytes().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => secondFactors.userId, { onDelete: 'cascade' }),
})

/** One-time links of 'Mot de passe oublié ?'; only the token's SHA-256 is stored. */
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

/** One-time links that confirm an e-mail address; only the token's SHA-256 is stored. */
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
