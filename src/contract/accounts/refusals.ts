import * as z from 'zod/mini'
import { fieldErrorDetails, type Refusal } from '../errors.ts'
import { CONFIRMATION_INVALID } from './email-confirmations.schemas.ts'
import { MAX_ADDRESSES, MIN_ADMIN_PASSWORD_LENGTH } from './facts.ts'
import { resetLink } from './links.ts'

export const accountsRefusals = {
  wrong_credentials: { status: 401, message: 'Email ou mot de passe incorrect' },
  wrong_identifiers: { status: 401, message: 'Identifiants incorrects' },
  wrong_space: {
    status: 403,
    message: 'Ce compte se connecte par une autre page.',
    /** The URL of that page. */
    details: z.object({ location: z.string() }),
  },
  account_deactivated: {
    status: 403,
    message: 'Ce compte est désactivé. Contactez-nous pour en savoir plus.',
  },
  vendor_suspended: {
    status: 403,
    message: 'Votre espace vendeur est suspendu. Contactez l’administration.',
  },
  vendor_rejected: {
    status: 403,
    message: 'Votre demande de vente a été rejetée. Contactez l’administration.',
  },
  email_taken: { status: 409, message: 'Cet email est déjà utilisé', details: fieldErrorDetails },
  username_taken: {
    status: 409,
    message: "Ce nom d'utilisateur est déjà utilisé",
    details: fieldErrorDetails,
  },
  address_limit: {
    status: 409,
    message: `Vous avez déjà ${MAX_ADDRESSES} adresses enregistrées. Supprimez-en une d’abord.`,
  },
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
      'Cet utilisateur a un profil de vendeur avec des données. Supprimez ce qui peut l’être, ou désactivez son compte.',
  },
  role_with_vendor: {
    status: 409,
    message:
      'Ce compte garde son rôle : son profil de vendeur a des produits, des avis ou des colis. Désactivez-le, ou suspendez le vendeur.',
  },
  role_with_orders: {
    status: 409,
    message:
      'Ce compte garde son rôle : des commandes sont en cours, que la personne ne pourrait plus suivre. Pour vendre, elle peut ouvrir un autre compte avec une autre adresse.',
  },
  invalid_confirmation: {
    status: 400,
    message: CONFIRMATION_INVALID,
  },
  invalid_token: {
    status: 400,
    message: `Ce lien n’est plus valable : il a déjà servi, ou il date de ${resetLink.longer}. Demandez-en un autre.`,
  },
  /** A common password, or one that contains the person's name. */
  known_password: { status: 400, message: 'Ce mot de passe est trop connu.', details: fieldErrorDetails },
  /** In production only. */
  short_admin_password: {
    status: 400,
    message: `Le mot de passe d’un administrateur doit contenir au moins ${MIN_ADMIN_PASSWORD_LENGTH} caractères`,
    details: fieldErrorDetails,
  },
  /** Nothing of the request is applied. */
  password_required: {
    status: 403,
    message: 'Confirmez avec votre mot de passe.',
    details: fieldErrorDetails,
  },
  wrong_current_password: {
    status: 400,
    message: 'Mot de passe actuel incorrect',
    details: fieldErrorDetails,
  },
} as const satisfies Record<string, Refusal>
