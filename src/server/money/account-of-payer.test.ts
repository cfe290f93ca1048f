import { expect, test } from 'vitest'
import { accountOfPayer } from './account-of-payer.ts'

const phone = '+2250707000001'

test.each([
  [
    { phone, method: 'MTN_MONEY_CI' },
    { phone, operator: 'MTN_MONEY_CI' },
  ],
  [
    { phone, method: null },
    { phone, operator: 'ORANGE_MONEY_CI' },
  ],
  [{ phone: null, method: 'MTN_MONEY_CI' }, null],
  // The provider tells the telephone of who holds a card, too.
  [{ phone, method: 'CARD' }, null],
  [null, null],
])('money of %j goes back to %j', (payer, account) => {
  expect(accountOfPayer(payer)).toEqual(account)
})
