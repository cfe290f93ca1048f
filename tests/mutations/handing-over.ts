import type { Mutation } from './mutation.ts'

const tryCode = 'src/server/orders/try-code.ts'
const changeStatus = 'src/server/orders/change-order-status.ts'
const readOrders = 'src/server/orders/read-orders.queries.ts'
const deliveryTests = ['tests/api/orders/deliveries.test.ts']
const codeTests = ['tests/api/orders/delivery-codes.test.ts']
const messageTests = ['tests/api/notifications/delivery-codes.test.ts']

/** What is said at the door: to whom it is shown, and what it proves. */
export const handingOver: readonly Mutation[] = [
  {
    wrong: 'any code proves a delivery',
    file: tryCode,
    text: 'if (known.code === said) return null',
    becomes: 'if (known.code !== null || said) return null',
    killedBy: deliveryTests,
  },
  {
    wrong: 'a vendor tries codes until one fits',
    file: tryCode,
    text: 'known.wrongTries >= MOST_WRONG_CODES',
    becomes: 'known.wrongTries > 1_000 * MOST_WRONG_CODES',
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
    file: 'src/server/orders/delivery-codes.queries.ts',
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
    text: "const deliveryCode = (viewer: Viewer): SQL<string | null> =>\n  viewer.as === 'customer'",
    becomes: 'const deliveryCode = (viewer: Viewer): SQL<string | null> =>\n  viewer.as.length > 0',
    killedBy: codeTests,
  },
  {
    wrong: 'a text that is kept for others holds the code',
    file: 'src/server/notifications/texts/write-text.ts',
    text: 'config.texts.gateway ? await findDeliveryCodes',
    becomes: 'config.texts ? await findDeliveryCodes',
    killedBy: messageTests,
  },
  {
    wrong: 'a mail that is kept for others holds the code',
    file: 'src/server/notifications/mails/order-moved.ts',
    text: 'if (!config.mail.smtpUrl) return',
    becomes: 'if (!config.mail) return',
    killedBy: messageTests,
  },
  {
    wrong: 'the eleventh text of a day keeps the code back',
    file: 'src/server/notifications/texts/text-subjects.ts',
    text: "isProtecting(kind) || kind === 'order-shipped'",
    becomes: 'isProtecting(kind)',
    killedBy: messageTests,
  },
]
