import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PICTURES_LIMIT_BYTES } from '../media.ts'
import {
  CustomerPasswordBody,
  CustomerProfile,
  CustomerProfileChanges,
  VendorPasswordBody,
  VendorProfile,
  VendorProfileBody,
} from './profiles.schemas.ts'

export const accountsProfilesEndpoints = {
  getVendorProfile: endpoint({
    method: 'GET',
    path: '/api/vendor/profile',
    access: ['vendor'],
    summary: 'Le profil du vendeur',
    answer: VendorProfile,
  }),
  changeVendorProfile: endpoint({
    method: 'PUT',
    path: '/api/vendor/profile',
    access: ['vendor'],
    bodyLimitBytes: PICTURES_LIMIT_BYTES,
    refusals: [
      'email_taken',
      'username_taken',
      'password_required',
      'wrong_current_password',
      'image_unknown',
      'image_too_large',
      'image_unsupported',
      'image_too_many_pixels',
      'image_unreadable',
    ],
    limits: ['profile', 'phone', 'current-password', 'password-checks', 'email-confirmation', 'pictures'],
    summary:
      'Modifie le profil du vendeur ; une autre adresse e-mail attend que son lien soit suivi, une autre présentation l’accord de l’administration',
    body: VendorProfileBody,
    answer: VendorProfile,
  }),
  changeVendorPassword: endpoint({
    method: 'PUT',
    path: '/api/vendor/change-password',
    access: ['vendor'],
    refusals: ['wrong_current_password', 'known_password'],
    limits: ['current-password', 'password-checks'],
    summary: 'Change le mot de passe du vendeur et ferme ses autres sessions',
    body: VendorPasswordBody,
    answer: Done,
  }),
  getCustomerProfile: endpoint({
    method: 'GET',
    path: '/api/customer/profile',
    access: ['customer'],
    summary: 'Le profil du client',
    answer: CustomerProfile,
  }),
  changeCustomerProfile: endpoint({
    method: 'PATCH',
    path: '/api/customer/profile',
    access: ['customer'],
    refusals: ['email_taken', 'username_taken', 'password_required', 'wrong_current_password'],
    limits: ['profile', 'phone', 'current-password', 'password-checks', 'email-confirmation'],
    summary: 'Modifie le profil du client ; une autre adresse e-mail attend que son lien soit suivi',
    body: CustomerProfileChanges,
    answer: CustomerProfile,
  }),
  changeCustomerPassword: endpoint({
    method: 'POST',
    path: '/api/customer/change-password',
    access: ['customer'],
    refusals: ['wrong_current_password', 'known_password'],
    limits: ['current-password', 'password-checks'],
    summary: 'Change le mot de passe du client et ferme ses autres sessions',
    body: CustomerPasswordBody,
    answer: Done,
  }),
}
