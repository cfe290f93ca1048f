import type { Mutation } from './mutation.ts'

const access = ['tests/api/access.test.ts']
const checkDeliveryCode = 'src/server/orders/moving/check-delivery-code.ts'
const changeStatus = 'src/server/orders/moving/change-order-status.ts'
const readOrders = 'src/server/orders/reading/read-orders.queries.ts'
const deliveryTests = ['tests/api/orders/handing-over.test.ts']
const codeTests = ['tests/api/orders/delivery-codes.test.ts']
const messageTests = ['tests/api/notifications/delivery-codes.test.ts']
const states = 'src/server/orders/order-states.ts'
const shortageTests = ['tests/api/orders/shortages.test.ts']
const paidShortageTests = ['tests/api/payments/shortages.test.ts']

/** What is said at the door: to whom it is shown, and what it proves. */
export const handingOver: readonly Mutation[] = [
  {
    wrong: 'any code proves a delivery',
    file: checkDeliveryCode,
    text: 'if (known.code === said) return null',
    becomes: 'if (known.code !== null || said) return null',
    killedBy: deliveryTests,
  },
  {
    wrong: 'a vendor tries codes until one fits',
    file: checkDeliveryCode,
    text: 'known.wrongTries >= MAX_WRONG_CODES',
    becomes: 'known.wrongTries > 1_000 * MAX_WRONG_CODES',
    killedBy: deliveryTests,
  },
  {
    wrong: 'the refusal of a code takes its try back',
    file: changeStatus,
    text: 'if (refused) return refused',
    becomes: 'if (refused) refuse(refused)',
    killedBy: deliveryTests,
  },
  {
    wrong: 'two who try at once count one try',
    file: 'src/server/orders/moving/delivery-codes.queries.ts',
    text: '{deliveryCodes.wrongTries} + 1`',
    becomes: '{deliveryCodes.wrongTries} * 0 + 1`',
    killedBy: deliveryTests,
  },
  {
    wrong: 'a delivery without code is called proven',
    file: changeStatus,
    text: "code === undefined ? 'none' : 'code'",
    becomes: "code === undefined ? 'code' : 'code'",
    killedBy: deliveryTests,
  },
  {
    wrong: 'everybody reads the code of a parcel',
    file: readOrders,
    text: "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as === 'customer'",
    becomes: "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as.length > 0",
    killedBy: codeTests,
  },
  {
    wrong: 'a text that is kept for others holds the code',
    file: 'src/server/notifications/texts/write-text.ts',
    text: 'const isForOwner = config.texts.gateway && ',
    becomes: 'const isForOwner = config.texts && ',
    killedBy: messageTests,
  },
  {
    wrong: 'a text to a number that its account has left holds the code',
    file: 'src/server/notifications/texts/write-text.ts',
    text: ' && order?.customer.phone === recipient',
    becomes: '',
    killedBy: messageTests,
  },
  {
    wrong: 'a mail that is kept for others holds the code',
    file: 'src/server/notifications/mails/order-moved.ts',
    text: 'if (!config.mail.smtpUrl || order',
    becomes: 'if (!config.mail || order',
    killedBy: messageTests,
  },
  {
    wrong: 'a mail to an address that its account has left holds the code',
    file: 'src/server/notifications/mails/order-moved.ts',
    text: ' || order.customer.email !== recipient',
    becomes: '',
    killedBy: messageTests,
  },
  {
    wrong: 'the eleventh text of a day keeps the code back',
    file: 'src/server/notifications/texts/text-subjects.ts',
    text: "isProtecting(kind) || kind === 'order-shipped'",
    becomes: 'isProtecting(kind)',
    killedBy: messageTests,
  },
  {
    wrong: 'a vendor puts more into a parcel than was ordered',
    file: 'src/server/orders/moving/lower-parcel.ts',
    text: "    if (to > item.quantity) refuse('quantity_too_high')\n",
    becomes: '',
    killedBy: shortageTests,
  },
  {
    wrong: 'a vendor lowers the parcel of another',
    file: 'src/server/orders/moving/lower-parcel.ts',
    text: "    if (parcel.vendorId !== vendor.vendorId) refuse('parcel_not_found')\n",
    becomes: '',
    killedBy: shortageTests,
  },
  {
    wrong: 'a customer cancels the parcel of another',
    file: 'src/server/orders/moving/cancel-own-parcel.ts',
    text: "    if (order.customerId !== customer.userId) refuse('parcel_not_found')\n",
    becomes: '',
    killedBy: shortageTests,
  },
  {
    wrong: 'what nobody has paid is lowered, and owed back',
    file: states,
    text: '.isToPrepare && !isUnpaidOnline(parcel, method)',
    becomes: '.isToPrepare && Boolean(method)',
    killedBy: shortageTests,
  },
  {
    wrong: 'a customer cancels a confirmed parcel in which nothing is missing',
    file: states,
    text: '.isToPrepare && items.some(({ missing }) => missing > 0)',
    becomes: '.isToPrepare && items.some(({ missing }) => missing >= 0)',
    killedBy: shortageTests,
  },
  {
    wrong: 'what was missing goes on sale again',
    file: 'src/server/orders/orders.queries.ts',
    text: 'quantity: orderItems.quantity })\n    .from(orderItems)',
    becomes: 'quantity: sql<number>`quantity + missing` })\n    .from(orderItems)',
    killedBy: shortageTests,
  },
  {
    wrong: 'a vendor is paid what is owed back to its customer',
    file: 'src/server/money/payouts.queries.ts',
    text: 'orderId: parcels.orderId, amount: owed })',
    becomes: 'orderId: parcels.orderId, amount: orderBalances.amount })',
    killedBy: paidShortageTests,
  },
  {
    wrong: 'a revived order takes back what is owed for what is missing',
    file: 'src/server/money/refunds.queries.ts',
    text: "eq(refunds.status, 'due'), isOfOrder",
    becomes: "eq(refunds.status, 'due')",
    killedBy: paidShortageTests,
  },
  {
    wrong: 'a sixth wrong code is tried',
    file: checkDeliveryCode,
    text: 'known.wrongTries >= MAX_WRONG_CODES',
    becomes: 'known.wrongTries > MAX_WRONG_CODES',
    killedBy: deliveryTests,
  },
  {
    wrong: 'vendors read the code that is to be said to them',
    file: readOrders,
    text: "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as === 'customer'",
    becomes:
      "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as === 'customer' || as === 'vendor'",
    killedBy: codeTests,
  },
  {
    wrong: 'administrators read the codes of parcels',
    file: readOrders,
    text: "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as === 'customer'",
    becomes:
      "const deliveryCode = (as: Viewer['as']): SQL<string | null> =>\n  as === 'customer' || as === 'admin'",
    killedBy: codeTests,
  },
  {
    wrong: 'tries that come at once are counted as one',
    file: 'src/server/orders/moving/delivery-codes.queries.ts',
    text: "    .for('update')\n",
    becomes: '',
    killedBy: deliveryTests,
  },
  {
    wrong: 'a vendor lowers what it has sent',
    file: states,
    text: '.isToPrepare && !isUnpaidOnline(parcel, method)',
    becomes: '.isToPrepare !== undefined && !isUnpaidOnline(parcel, method)',
    killedBy: shortageTests,
  },
  {
    wrong: 'a customer edits the zones',
    file: 'src/contract/delivery/admin.endpoints.ts',
    text: "path: '/api/admin/delivery/zones/:id',\n    access: ['admin'],",
    becomes: "path: '/api/admin/delivery/zones/:id',\n    access: ['admin', 'customer'],",
    killedBy: access,
    only: 'PATCH /api/admin/delivery/zones/:id',
  },
  {
    wrong: 'a vendor adds a zone',
    file: 'src/contract/delivery/admin.endpoints.ts',
    text: "method: 'POST',\n    path: '/api/admin/delivery/zones',\n    access: ['admin'],",
    becomes: "method: 'POST',\n    path: '/api/admin/delivery/zones',\n    access: ['admin', 'vendor'],",
    killedBy: access,
    only: 'POST /api/admin/delivery/zones',
  },
]
