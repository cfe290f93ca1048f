import type { Mutation } from './mutation.ts'

const states = 'src/server/orders/order-states.ts'
const stateTests = ['src/server/orders/order-states.test.ts']
const placeOrder = 'src/server/orders/placing/place-order.ts'
const placeTests = ['tests/api/orders/place-order.test.ts']
const notice = 'src/server/payments/receive-notice.ts'
const paymentTests = ['tests/api/payments/payments.test.ts']
const settle = 'src/server/payments/settle-payment.ts'
const otherSum = 'src/server/payments/amount-mismatch.ts'
const otherSumTests = ['tests/api/payments/mismatched-amounts.test.ts']
const intoCash = 'src/server/payments/change-payment-method.ts'
const cashTests = ['tests/api/payments/pay-on-delivery.test.ts']
const payoutTests = ['tests/api/money/payouts.test.ts']

/** Orders, stock and money: what may follow what, and once. */
export const trade: readonly Mutation[] = [
  {
    wrong: 'a vendor moves a parcel anywhere',
    file: states,
    text: 'orderStatusFacts[from].next.includes(to)',
    becomes: 'orderStatusFacts[from].next.length >= 0',
    killedBy: ['tests/api/orders/statuses.test.ts'],
  },
  {
    wrong: 'goods that nobody paid for are sent',
    file: states,
    text: 'needsMoney && isUnpaidOnline(parcel, method)',
    becomes: "needsMoney && isOnline(method) && parcel.paymentStatus === 'failed'",
    killedBy: [
      ...stateTests,
      'tests/api/orders/statuses.test.ts',
      'tests/api/payments/unpaid-orders.test.ts',
    ],
  },
  {
    wrong: 'a customer cancels what a vendor has begun',
    file: states,
    text: "alive.every(status => status === 'pending')",
    becomes: "alive.some(status => status === 'pending')",
    killedBy: stateTests,
  },
  {
    wrong: 'cash is confirmed before the delivery',
    file: states,
    text: "!isOnline(method) && parcel.status === 'delivered' && parcel.paymentStatus === 'pending'",
    becomes: "!isOnline(method) && parcel.paymentStatus === 'pending'",
    killedBy: [...stateTests, 'tests/api/orders/statuses.test.ts'],
  },
  {
    wrong: 'a cancelled order is paid',
    file: 'src/contract/orders/payment-states.ts',
    text: "order.status !== 'cancelled' && isUnpaidOnline(order, order.paymentMethod)",
    becomes: 'isUnpaidOnline(order, order.paymentMethod)',
    killedBy: [...stateTests, ...paymentTests, 'tests/api/payments/cancelled-orders.test.ts'],
  },
  {
    wrong: 'a paid order is paid again',
    file: 'src/contract/orders/payment-states.ts',
    text: 'isUnpaidOnline(order, order.paymentMethod)',
    becomes: 'isOnline(order.paymentMethod)',
    killedBy: [...stateTests, ...paymentTests],
  },
  {
    wrong: 'the guard of a customer’s cancelling is gone',
    file: 'src/server/orders/moving/change-order-status.ts',
    text: "    if (change.status !== 'cancelled') refuse('cancel_only')\n",
    becomes: '',
    killedBy: ['tests/api/orders/statuses.test.ts'],
  },
  {
    wrong: 'money that was received becomes a failure',
    file: 'src/server/orders/paying/record-payment.ts',
    text: '  completed: [],',
    becomes: "  completed: ['failed', 'pending'],",
    killedBy: ['tests/api/payments/cancelled-orders.test.ts'],
  },
  {
    wrong: 'more is sold than there is',
    file: 'src/server/catalogue/stock.queries.ts',
    text: ' and products.stock >= wanted.quantity',
    becomes: '',
    killedBy: ['tests/api/orders/admin.test.ts', ...placeTests, 'tests/api/catalogue/stock.test.ts'],
  },
  {
    wrong: 'the stock of a cancelled parcel is lost',
    file: 'src/server/catalogue/stock.queries.ts',
    text: 'set stock = products.stock + wanted.quantity',
    becomes: 'set stock = products.stock + 0 * wanted.quantity',
    killedBy: ['tests/api/orders/statuses.test.ts'],
  },
  {
    wrong: 'the customer names the price',
    file: 'src/server/orders/placing/check-order.ts',
    text: "if (repriced.length > 0 || isTotalWrong) conflict('price_changed', repriced)",
    becomes: "if (isTotalWrong) conflict('price_changed', repriced)",
    killedBy: ['src/server/orders/placing/check-order.test.ts', ...placeTests],
  },
  {
    wrong: 'a key answers the order of another wish',
    file: placeOrder,
    text: "  if (!claim.bodyHash.equals(bodyHash)) refuse('idempotency_key_reused')\n",
    becomes: '',
    killedBy: placeTests,
  },
  {
    wrong: 'asking twice makes two orders',
    file: placeOrder,
    text: 'if (await claimIdempotencyKey(tx, { customerId, key, bodyHash, orderId })) return null',
    becomes:
      'if ((await claimIdempotencyKey(tx, { customerId, key, bodyHash, orderId })) || key) return null',
    killedBy: placeTests,
  },
  {
    wrong: 'one customer’s key answers the order of another',
    file: 'src/server/orders/placing/idempotency.queries.ts',
    text: 'and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key))',
    becomes: 'and(eq(idempotencyKeys.key, key))',
    killedBy: placeTests,
  },
  {
    wrong: 'a forged notice is believed',
    file: notice,
    text: "if (judgement === 'forged') {",
    becomes: 'if (judgement === undefined) {',
    killedBy: paymentTests,
  },
  {
    wrong: 'a notice speaks of an attempt that another provider opened',
    file: notice,
    text: 'known?.provider === provider.name ? known : null',
    becomes: 'known ?? null',
    killedBy: ['tests/api/payments/second-provider.test.ts'],
  },
  {
    wrong: 'a notice need not be signed (v2)',
    file: 'src/server/payments/providers/cinetpay/cinetpay-v2.ts',
    text: "typeof token === 'string' && sameSecret(token.toLowerCase(), signNotice(fields, secretKey))",
    becomes: "typeof token === 'string'",
    killedBy: paymentTests,
  },
  {
    wrong: 'a notice for another shop is read (v2)',
    file: 'src/server/payments/providers/cinetpay/cinetpay-v2.ts',
    text: 'if (!transactionId || fields.cpm_site_id !== siteId) return null',
    becomes: 'if (!transactionId) return null',
    killedBy: paymentTests,
  },
  {
    wrong: 'a notice needs no token (v1)',
    file: 'src/server/payments/providers/cinetpay/notice-v1.ts',
    text: "return expected !== null && sameSecret(token, expected) ? 'genuine' : 'forged'",
    becomes: "return expected !== null ? 'genuine' : 'forged'",
    killedBy: paymentTests,
  },
  {
    wrong: 'the amount of a notice is not signed',
    file: 'src/server/payments/providers/cinetpay/notice-signature.ts',
    text: "  'cpm_amount',\n",
    becomes: '',
    killedBy: ['src/server/payments/providers/cinetpay/notice-signature.test.ts'],
  },
  {
    wrong: 'less than the order costs pays it',
    file: settle,
    text: 'isPayable(order) && centimesOf(amount) >= centimesOf(order.total)',
    becomes: 'isPayable(order)',
    killedBy: ['tests/api/payments/cancelled-orders.test.ts'],
  },
  {
    wrong: 'another sum than was asked pays the order',
    file: otherSum,
    text: 'receivedCentimes === centimesOf(amount) && paid.currency === currency',
    becomes: 'receivedCentimes > 0 && paid.currency === currency',
    killedBy: otherSumTests,
  },
  {
    wrong: 'another currency pays the order',
    file: otherSum,
    text: 'receivedCentimes === centimesOf(amount) && paid.currency === currency',
    becomes: 'receivedCentimes === centimesOf(amount)',
    killedBy: otherSumTests,
  },
  {
    wrong: 'an accepted payment is refused afterwards',
    file: 'src/server/payments/payment-states.ts',
    text: '  ACCEPTED: [],',
    becomes: "  ACCEPTED: ['REFUSED', 'EXPIRED'],",
    killedBy: ['src/server/payments/payment-states.test.ts'],
  },
  {
    wrong: 'a refund is given twice',
    file: 'src/server/money/refunds.queries.ts',
    text: "    .where(and(eq(refunds.id, id), eq(refunds.status, 'due')))",
    becomes: '    .where(and(eq(refunds.id, id)))',
    killedBy: ['tests/api/money/refunds.test.ts'],
  },
  {
    wrong: 'the same transfer is a second payout',
    file: 'src/server/money/record-payout.ts',
    text: '(sent === known.amount && sent !== amount))) return known.id',
    becomes: 'false)) return known.id',
    killedBy: payoutTests,
  },
  {
    wrong: 'another amount than is owed is noted as paid',
    file: 'src/server/money/record-payout.ts',
    text: 'if (sent !== undefined && sent !== amount)',
    becomes: 'if (sent === null)',
    killedBy: payoutTests,
  },
  {
    wrong: 'a vendor is paid whatever is held, delivered or not',
    file: 'src/server/money/payouts.queries.ts',
    text: 'owed} <> 0',
    becomes: 'owed} is not null',
    killedBy: payoutTests,
  },
  {
    wrong: 'the order of another is turned into cash',
    file: intoCash,
    text: "if (locked?.order.customerId !== customerId) return refuse('order_not_found')",
    becomes: "if (!locked) return refuse('order_not_found')",
    killedBy: ['tests/api/access.test.ts'],
    only: 'POST /api/orders/:id/payment-method',
  },
  {
    wrong: 'an order is turned into cash while it is being paid online',
    file: intoCash,
    text: "    if (open.some(attempt => deps.payments.ofAttempt(attempt))) refuse('payment_open')\n",
    becomes: '',
    killedBy: cashTests,
  },
  {
    wrong: 'a paid order is turned into cash',
    file: intoCash,
    text: "  if (!canSwitchToCash(locked.order, locked.parcels)) refuse('payment_method_fixed')\n",
    becomes: '',
    killedBy: cashTests,
  },
  {
    wrong: 'a payment that opens meanwhile is overlooked',
    file: 'src/server/orders/orders.queries.ts',
    text: "or(eq(payments.status, 'PENDING'), isNotNull(payments.settledAt))",
    becomes: 'isNotNull(payments.settledAt)',
    killedBy: cashTests,
  },
]
