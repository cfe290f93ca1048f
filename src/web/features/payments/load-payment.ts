/** The page that pays an order: wanted once one has chosen to pay online, at hand when the order is placed. */
export const loadPayment = () => import('#web/features/payments/pay-order-page.tsx')
