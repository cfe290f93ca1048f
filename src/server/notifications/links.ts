import type { Role } from '#contract/endpoint.ts'
import type { Config } from '../config.ts'

const loginPages: Record<Role, string> = {
  customer: '/login',
  vendor: '/vendor-login',
  admin: '/admin-login',
}

/** Where the buttons of mails lead. */
export const linksOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  shop: `${publicUrl}/boutique`,
  contact: `${publicUrl}/contact`,
  order: (orderId: string) => `${publicUrl}/orders/${orderId}`,
  payAgain: (orderId: string) => `${publicUrl}/checkout?order=${orderId}`,
  vendorSpace: `${publicUrl}/vendor`,
  vendorOrders: `${publicUrl}/vendor?tab=commandes`,
  vendorReviews: `${publicUrl}/vendor?tab=avis`,
  product: (productId: string) => `${publicUrl}/product/${productId}`,
  favourites: `${publicUrl}/favoris`,
  confirmEmail: (token: string) => `${publicUrl}/confirm-email?token=${token}`,
  login: (space: Role) => publicUrl + loginPages[space],
  forgotPassword: (space: Role) => `${publicUrl}/forgot-password?space=${space}`,
  resetPassword: (token: string, space: Role) => `${publicUrl}/reset-password?token=${token}&space=${space}`,
})
