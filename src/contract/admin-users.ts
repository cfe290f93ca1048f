import * as z from 'zod/mini'
import { OptionalPhone, RegisterBody, User } from './accounts.ts'
import { roles, vendorStatuses } from './accounts-labels.ts'
import { blankable, Done, Email, Id, IdParams, numberedAnswer, numberedQuery, SearchText } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { VendorProfileBody } from './profiles.ts'
import { regions } from './regions.ts'

export const adminUsersRefusals = {
  user_not_found: { status: 404, message: 'Utilisateur introuvable' },
  own_account: {
    status: 409,
    message:
      'Vous ne pouvez ni désactiver ni supprimer votre propre compte. Demandez-le à un autre administrateur.',
  },
  last_admin: {
    status: 409,
    message: 'C’est le dernier administrateur actif. Nommez-en un autre d’abord.',
  },
  user_with_orders: {
    status: 409,
    message:
      'Cet utilisateur est lié à une commande : il ne peut pas être supprimé. Désactivez son compte à la place.',
  },
  user_with_products: {
    status: 409,
    message: 'Cet utilisateur a encore un produit en vente ou à valider. Supprimez ses produits d’abord.',
  },
  user_with_vendor: {
    status: 409,
    message:
      'Cet utilisateur a un profil de vendeur avec des données. Supprimez-les d’abord, ou désactivez son compte.',
  },
  role_with_vendor: {
    status: 409,
    message:
      'Ce compte garde son rôle : son profil de vendeur a des produits, des avis ou des colis. Désactivez-le, ou suspendez le vendeur.',
  },
} as const satisfies Record<string, Refusal>

/** An account as the administration sees it. */
export const AdminUser = z.extend(User, {
  isActive: z.boolean(),
  /** The account's business, when it sells. */
  vendor: z.nullable(z.object({ id: Id, businessName: z.string(), status: z.enum(vendorStatuses) })),
})
export type AdminUser = z.infer<typeof AdminUser>

const ListUsersQuery = z.object({
  /** Words of the name, the user name, the e-mail or the phone; all of them must be there. */
  search: blankable(SearchText),
  role: blankable(z.enum(roles, 'Ce rôle n’existe pas.')),
  ...numberedQuery,
})
export type ListUsersQuery = z.output<typeof ListUsersQuery>

const IDENTITY_REQUIRED = "Nom d'utilisateur, email et mot de passe sont requis"
const PASSWORD_TOO_SHORT = 'Le mot de passe doit contenir au moins 6 caractères'
const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas'

/** A choice that a form may leave empty; null then. */
const OptionalRegion = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(z.enum(regions, 'Cette région n’existe pas.')),
)

const required = z.string(IDENTITY_REQUIRED).check(z.trim(), z.minLength(1, IDENTITY_REQUIRED))

const AccountFields = {
  username: required.check(
    z.minLength(3, "Le nom d'utilisateur doit contenir au moins 3 caractères"),
    z.maxLength(50, 'Le nom d’utilisateur est trop long'),
  ),
  email: z.pipe(required, Email),
  password: z
    .string(IDENTITY_REQUIRED)
    .check(
      z.minLength(1, IDENTITY_REQUIRED),
      z.minLength(6, PASSWORD_TOO_SHORT),
      z.maxLength(200, 'Le mot de passe doit contenir au plus 200 caractères'),
    ),
  confirmPassword: z.optional(z.string(PASSWORDS_DIFFER)),
  /** The user name when left empty. */
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120, 'Le nom complet est trop long'))),
  phone: z.optional(OptionalPhone),
  region: z.optional(OptionalRegion),
}

const { fullName } = RegisterBody.shape
const business = VendorProfileBody.shape

/** Also where single fields are wrong already: a person learns of everything at once. */
const whenFields = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

export const CreateUserBody = z
  .object({
    ...AccountFields,
    role: z._default(z.enum(roles, 'Ce rôle n’existe pas.'), 'customer'),
    /** Of a vendor, whose business waits for approval. */
    businessName: blankable(business.businessName),
    businessAddress: blankable(business.businessAddress),
    description: business.description,
  })
  .check(
    z.refine(body => body.confirmPassword === undefined || body.confirmPassword === body.password, {
      error: PASSWORDS_DIFFER,
      path: ['confirmPassword'],
      ...whenFields,
    }),
    z.refine(body => body.role !== 'vendor' || Boolean(body.businessName), {
      error: "Nom de l'entreprise requis",
      path: ['businessName'],
      ...whenFields,
    }),
    z.refine(body => body.role !== 'vendor' || Boolean(body.businessAddress), {
      error: "Adresse de l'entreprise requise",
      path: ['businessAddress'],
      ...whenFields,
    }),
  )
export type CreateUserBody = z.output<typeof CreateUserBody>

/** Fields that are absent stay as they are. */
export const UserChanges = z.object({
  fullName: z.optional(fullName),
  email: z.optional(Email),
  phone: z.optional(OptionalPhone),
  region: z.optional(OptionalRegion),
  role: z.optional(z.enum(roles, 'Ce rôle n’existe pas.')),
  isActive: z.optional(z.boolean('Le compte est actif ou désactivé.')),
})
export type UserChanges = z.output<typeof UserChanges>

export const adminUsersEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: ['admin'],
    summary: 'Tous les comptes, les plus récents d’abord',
    query: ListUsersQuery,
    answer: z.object(numberedAnswer(AdminUser)),
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: ['admin'],
    status: 201,
    summary: 'Ouvre un compte ; avec le rôle vendeur, aussi son entreprise, en attente d’approbation',
    body: CreateUserBody,
    answer: AdminUser,
  }),
  changeUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: ['admin'],
    summary: 'Modifie, désactive ou réactive un compte, ou change son rôle',
    params: IdParams,
    body: UserChanges,
    answer: AdminUser,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: ['admin'],
    summary: 'Supprime un compte que rien ne retient',
    params: IdParams,
    answer: Done,
  }),
}
