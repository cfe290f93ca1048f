import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import type { Config } from '../config.ts'

/** Absolute addresses for the buttons of mails. */
export const linksOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  shop: publicUrl + paths.shop(),
  contact: publicUrl + paths.contact(),
  order: (orderId: string) => publicUrl + paths.order(orderId),
  payAgain: (orderId: string) => publicUrl + paths.checkout(orderId),
  vendorSpace: publicUrl + paths.vendor(),
  vendorFace: publicUrl + paths.vendorProfile('presentation'),
  producer: (vendorId: string) => publicUrl + paths.producer(vendorId),
  vendorOrders: publicUrl + paths.vendorOrders(),
  vendorRevenue: () => publicUrl + paths.vendorRevenue(),
  vendorProblems: publicUrl + paths.vendor({ tab: 'problemes' }),
  adminUsers: publicUrl + paths.adminUsers({ role: 'admin' }),
  adminProblems: publicUrl + paths.adminProblems({ status: 'open' }),
  vendorReviews: publicUrl + paths.vendorReviews(),
  product: (productId: string) => publicUrl + paths.product(productId),
  favourites: publicUrl + paths.favourites(),
  confirmEmail: (token: string) => publicUrl + paths.confirmEmail({ token }),
  login: (space: Role) => publicUrl + loginPaths[space](),
  forgotPassword: (space: Role) => publicUrl + paths.forgotPassword(space),
  resetPassword: (token: string, space: Role) => publicUrl + paths.resetPassword({ token, space }),
})
