import { expect, test } from 'vitest'
import type { NewProductBody, VendorProduct } from '#contract/stall/schemas.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { saveProduct } from './save-product.ts'

const values: NewProductBody = {
  name: 'Tomates',
  description: 'Mûries au soleil',
  category: 'maraichers',
  price: '1500.00',
  unit: 'kg',
  unitWeightGrams: null,
  stock: 4,
  images: [],
}
const created = { ...values, id: '1', pictures: [] } as unknown as VendorProduct

/** Keys under which a product is created by a server that refuses those before the last one. */
async function keysUsed(...answers: (VendorProduct | ApiFailure)[]) {
  const keys: string[] = []
  const createVendorProduct = async ({ idempotencyKey = '' }: { idempotencyKey?: string }) => {
    const answer = answers[keys.length]!
    keys.push(idempotencyKey)
    if (answer instanceof ApiFailure) throw answer
    return answer
  }
  const api = { createVendorProduct, changeVendorProduct: async () => created }
  const saving = saveProduct(api, undefined, values, { idempotencyKey: 'old', renewKey: () => 'new' })
  return { keys, saved: await saving.catch((error: ApiFailure) => error.status) }
}

test('a product whose key created one that was deleted since is created under another key', async () => {
  const gone = new ApiFailure({ status: 404, code: 'product_not_found' })
  expect(await keysUsed(gone, created)).toEqual({ keys: ['old', 'new'], saved: created })
})

test('after another refusal the key stays', async () => {
  const refused = new ApiFailure({ status: 400, code: 'validation' })
  expect(await keysUsed(refused)).toEqual({ keys: ['old'], saved: 400 })
})
