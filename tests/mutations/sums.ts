import type { Mutation } from './mutation.ts'

const limitTests = ['tests/api/orders/order-limits.test.ts']
const limits = 'src/server/orders/placing/order-limits.ts'
const limitQueries = 'src/server/orders/placing/order-limits.queries.ts'
const sendingTests = ['tests/api/notifications/sending-limits.test.ts']
const sending = 'src/server/notifications/sending-limits.queries.ts'
const texts = 'src/server/notifications/texts/begin-text-within-limits.ts'
const numberTests = ['tests/api/money/payout-number.test.ts']
const numbers = 'src/server/money/payout-number/payout-numbers.queries.ts'
const asking = 'src/server/money/payout-number/request-payout-number.ts'
const approvalTests = ['tests/api/payments/transfer-approval.test.ts']
const onceTests = ['tests/api/payments/transfer-idempotency.test.ts']
const transferTests = ['tests/api/payments/transfers.test.ts']
const judge = 'src/server/payments/transfers/plan-payout.ts'
const refund = 'src/server/payments/transfers/make-refund.ts'
const end = 'src/server/payments/transfers/finish-transfer.ts'
const transferRows = 'src/server/payments/transfers/transfers.queries.ts'
const moves = 'src/server/ledger/moves.queries.ts'
const statementTests = ['tests/api/money/statements.test.ts']
const approve = 'src/server/payments/transfers/approve-transfer.ts'

/** How much one account may hold back or have sent, and where money goes. */
export const sums: readonly Mutation[] = [
  {
    wrong: 'one account orders the whole stock',
    file: limits,
    text: '  if (openCentimes + totalCentimes <= mostCentimes) return\n',
    becomes: '  if (openCentimes <= mostCentimes) return\n',
    killedBy: limitTests,
  },
  {
    wrong: 'an account that nobody confirmed orders like one that is known',
    file: limits,
    text: 'limits[isConfirmed ? openConfirmed.most : openUnconfirmed.most]',
    becomes: 'limits[openConfirmed.most]',
    killedBy: limitTests,
  },
  {
    wrong: 'orders are placed without end',
    file: limits,
    text: '  if (waitMs > 0) {',
    becomes: '  if (waitMs > orders.withinMs) {',
    killedBy: limitTests,
  },
  {
    wrong: 'orders sent all at once pass the limit together',
    file: limitQueries,
    text: "    .for('no key update')\n",
    becomes: '',
    killedBy: limitTests,
  },
  {
    wrong: 'the orders of another customer count',
    file: limitQueries,
    text: '        eq(orders.customerId, at.customerId),\n',
    becomes: '',
    killedBy: limitTests,
  },
  {
    wrong: 'a stranger’s mailbox is filled',
    file: sending,
    text: 'const isSame = sql`lower(',
    becomes: 'const isSame = sql`false and lower(',
    killedBy: sendingTests,
  },
  {
    wrong: 'one account writes to strangers by the hundred',
    file: sending,
    text: 'mail.accountId ? nthLatestMail(tx, mail, eq(mails.accountId, mail.accountId), nth) : null',
    becomes:
      'mail.accountId && nth < 0 ? nthLatestMail(tx, mail, eq(mails.accountId, mail.accountId), nth) : null',
    killedBy: sendingTests,
  },
  {
    wrong: 'a telephone rings all night',
    file: texts,
    text: ">= ofNumber) return 'number'",
    becomes: "< 0) return 'number'",
    killedBy: [...sendingTests, 'tests/api/notifications/texts.test.ts'],
  },
  {
    wrong: 'who changes the telephone between orders sends texts to all the world',
    file: texts,
    text: ">= config.limits[textsOf.most]) return 'account'",
    becomes: "< 0) return 'account'",
    killedBy: ['tests/api/notifications/daily-text-limits.test.ts'],
  },
  {
    wrong: 'the texts of a hundred accounts have no end',
    file: texts,
    text: "return left >= config.limits[textsOfShop.most] ? 'shop' : undefined",
    becomes: 'return undefined',
    killedBy: ['tests/api/notifications/daily-text-limits.test.ts'],
  },
  {
    wrong: 'a payout number is named without the password',
    file: asking,
    text: '  await requirePassword(deps, userId, currentPassword)\n',
    becomes: '',
    killedBy: numberTests,
  },
  {
    wrong: 'codes are texted to a stranger without end',
    file: asking,
    text: "  await consumeAttempt(deps, 'text-code-to', phone)\n",
    becomes: '',
    killedBy: numberTests,
  },
  {
    wrong: 'the code of a payout number is guessed without end',
    file: numbers,
    text: 'and(eq(of, vendorId), lt(tries, MAX_TRIES), gt(expiresAt, now))',
    becomes: 'and(eq(of, vendorId), gt(expiresAt, now))',
    killedBy: numberTests,
  },
  {
    wrong: 'the code of a payout number lives for ever',
    file: numbers,
    text: 'and(eq(of, vendorId), lt(tries, MAX_TRIES), gt(expiresAt, now))',
    becomes: 'and(eq(of, vendorId), lt(tries, MAX_TRIES))',
    killedBy: numberTests,
  },
  {
    wrong: 'any code confirms a payout number',
    file: 'src/server/money/payout-number/text-code.ts',
    text: 'hash !== null && timingSafeEqual(hashOfTextCode(requestId, code), hash)',
    becomes: 'hash !== null && hashOfTextCode(requestId, code).length === hash.length',
    killedBy: numberTests,
  },
  {
    wrong: 'a payout number is used before its owner could object',
    file: judge,
    text: "  if (now < usableAt(number, config)) return 'number_waits'\n",
    becomes: '',
    killedBy: transferTests,
  },
  {
    wrong: 'who had the former payout number is not told',
    file: 'src/server/money/payout-number/verify-payout-number.ts',
    text: "    await addJob(tx, 'payout-number-changed', { vendorId, ...formerPhone, occurrence: newId() })\n",
    becomes: '    void [addJob, newId, formerPhone]\n',
    killedBy: numberTests,
  },
  {
    wrong: 'a large sum leaves on one administrator’s word',
    file: judge,
    text: '): boolean => fcfa > transferSecondApprovalFcfa',
    becomes: '): boolean => fcfa > 1000 * transferSecondApprovalFcfa',
    killedBy: approvalTests,
  },
  {
    wrong: 'who made a transfer approves it',
    file: approve,
    text: "    if (createdBy === admin.userId) refuse('own_transfer')\n",
    becomes: '    void createdBy\n',
    killedBy: approvalTests,
  },
  {
    wrong: 'a transfer is approved to a number that its vendor has replaced',
    file: approve,
    text: "    if (!(await isNumberStill(tx, transfer))) refuse('payout_number_changed')\n",
    becomes: '    void isNumberStill\n',
    killedBy: approvalTests,
  },
  {
    wrong: 'an answer that is not understood ends a transfer, whose money is sent again',
    file: 'src/server/payments/providers/cinetpay/codes-v1.ts',
    text: "  code === V1.invalidParams || transferVerdictOfV1(code) === 'FAILED'\n",
    becomes: "  code > 200 && code !== V1.transactionExist && transferVerdictOfV1(code) !== 'PENDING'\n",
    killedBy: ['src/server/payments/providers/cinetpay/cinetpay-transfers.test.ts'],
  },
  {
    wrong: 'a transfer that was put aside is approved',
    file: approve,
    text: "    if (status !== 'awaiting_approval') refuse('transfer_not_awaiting')\n",
    becomes: '',
    killedBy: approvalTests,
  },
  {
    wrong: 'a vendor is sent the same money twice',
    file: judge,
    text: "  if (isUnderWay) return 'under_way'\n",
    becomes: '',
    killedBy: [...onceTests, ...transferTests],
  },
  {
    wrong: 'a refund is sent while one is on its way',
    file: refund,
    text: "    if (centimesOf(underWay) > 0) refuse('transfer_under_way')\n",
    becomes: '    void underWay\n',
    killedBy: ['tests/api/payments/refund-transfers.test.ts'],
  },
  {
    wrong: 'a transfer ends twice',
    file: end,
    text: '  if (current.status !== from) return false\n',
    becomes: '',
    killedBy: [...onceTests, ...approvalTests],
  },
  {
    wrong: 'money that did not leave counts as paid out',
    file: end,
    text: "if (isSent) return postPayout(tx, shares, { ...stages, to: 'paid_out' })",
    becomes: "return postPayout(tx, shares, { ...stages, to: 'paid_out' })",
    killedBy: transferTests,
  },
  {
    wrong: 'a forged notice of a transfer is believed',
    file: 'src/server/payments/transfers/receive-transfer-notice.ts',
    text: "  if (judge(known) === 'forged') {",
    becomes: '  if (judge(known) === undefined) {',
    killedBy: onceTests,
  },
  {
    wrong: 'what was paid for a cancelled parcel is not due back',
    file: 'src/server/ledger/holdings.ts',
    text: "  if (status === 'cancelled') return 'refund_due'\n",
    becomes: '',
    killedBy: ['src/server/ledger/postings.test.ts', 'tests/api/money/figures-consistency.test.ts'],
  },
  {
    wrong: 'two processes send the same transfer',
    file: transferRows,
    text: ', isNull(transfers.calledAt)))',
    becomes: '))',
    killedBy: onceTests,
  },
  {
    wrong: 'two administrators approve the same transfer',
    file: transferRows,
    text: "eq(transfers.id, id)).for('update')",
    becomes: 'eq(transfers.id, id))',
    killedBy: approvalTests,
  },
  {
    wrong: 'a notice speaks of a transfer that another provider makes',
    file: 'src/server/payments/transfers/receive-transfer-notice.ts',
    text: 'if (known?.provider !== provider.name)',
    becomes: 'if (!known)',
    killedBy: ['tests/api/payments/second-provider.test.ts'],
  },
  {
    wrong: 'a statement lists the money of other vendors',
    file: moves,
    text: '        eq(ledgerPostings.vendorId, vendorId),\n',
    becomes: '        isNotNull(ledgerPostings.vendorId),\n',
    killedBy: statementTests,
  },
  {
    wrong: 'a vendor reads the balances of all',
    file: moves,
    text: 'vendorId === undefined ? isNotNull(ledgerPostings.vendorId) : eq(ledgerPostings.vendorId, vendorId)',
    becomes: 'isNotNull(ledgerPostings.vendorId)',
    killedBy: statementTests,
  },
  {
    wrong: 'vendors read the statements of others',
    file: 'src/contract/money/statements.endpoints.ts',
    text: "path: '/api/admin/vendors/:id/statements',\n    access: ['admin'],",
    becomes: "path: '/api/admin/vendors/:id/statements',\n    access: ['admin', 'vendor'],",
    killedBy: ['tests/api/access.test.ts'],
    only: 'GET /api/admin/vendors/:id/statements',
  },
]
