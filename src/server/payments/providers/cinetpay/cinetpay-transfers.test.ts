import { expect, test } from 'vitest'
import { ProviderRefused, ProviderUnavailable, TransactionExists } from '../provider.ts'
import { cinetpayTransfers } from './cinetpay-transfers.ts'

const sent = (code: number) =>
  cinetpayTransfers({ call: async () => ({ status: { code }, body: { code } }) }).send({
    transactionId: 'AMIC-T-1',
    phone: '+2250701020304',
    operator: 'ORANGE_MONEY_CI',
    amountFcfa: 5_000,
    reason: 'Versement AMIC',
    notifyUrl: 'https://amic.example/api/cinetpay/notify',
  })

test.each([100, 200, 2001, 2002])('%i: the transfer was taken', async code => {
  await expect(sent(code)).resolves.toMatchObject({ data: { sent: { code } } })
})

test.each([1004, 2003, 2005, 2006, 2007, 2010])(
  '%i: it was refused, and its money is owed again',
  async code => {
    await expect(sent(code)).rejects.toBeInstanceOf(ProviderRefused)
  },
)

test('1200: it was taken before', async () => {
  await expect(sent(1200)).rejects.toBeInstanceOf(TransactionExists)
})

test.each([-1, 403, 404, 500, 1002, 1005, 2009, 2011, 2999])(
  '%i does not say whether money left: it is asked about, never sent under another name',
  async code => {
    await expect(sent(code)).rejects.toBeInstanceOf(ProviderUnavailable)
  },
)

const checked = (answer: { code: number; merchant_transaction_id?: string }) =>
  cinetpayTransfers({ call: async () => ({ status: answer, body: answer }) }).check('AMIC-T-1')

test.each([
  [100, 'SENT'],
  [2010, 'FAILED'],
])('%i of the transfer that was asked about is %s', async (code, status) => {
  await expect(checked({ code, merchant_transaction_id: 'AMIC-T-1' })).resolves.toMatchObject({ status })
})

test.each([100, 2003, 2005, 2010])('%i of another transfer, or of none, ends nothing', async code => {
  for (const name of [{ merchant_transaction_id: 'AMIC-T-2' }, {}]) {
    await expect(checked({ code, ...name })).rejects.toBeInstanceOf(ProviderUnavailable)
  }
})
