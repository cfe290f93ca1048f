import { expect, test } from 'vitest'
import { deleteInBatches } from './delete-in-batches.ts'

/** A set of items that are listed three at a time. */
function heapOf(count: number) {
  const heap = new Set(Array.from({ length: count }, (_, index) => index))
  return { heap, list: async () => [...heap].slice(0, 3) }
}

test('goes on batch by batch until nothing is left', async () => {
  const { heap, list } = heapOf(10)
  await deleteInBatches({ list, remove: async item => heap.delete(item) })
  expect(heap.size).toBe(0)
})

test('ends where nothing of a batch can go', async () => {
  const { heap, list } = heapOf(10)
  await deleteInBatches({ list, remove: async item => item > 5 && heap.delete(item) })
  expect(heap.size).toBe(10)
})

test('ends when its time is over, within a batch too', async () => {
  const { heap, list } = heapOf(10)
  const remove = async (item: number) => {
    await new Promise(resolve => setTimeout(resolve, 30))
    return heap.delete(item)
  }
  await deleteInBatches({ list, remove, longestMs: 20 })
  expect(heap.size).toBe(9)
})
