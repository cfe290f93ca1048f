import { expect, test } from 'vitest'
import { type Filters, find, limited } from './find-products.ts'

const anything: Filters = {
  category: undefined,
  sort: undefined,
  regions: [],
  producer: undefined,
  excluded: [],
}
const wish = { label: 'riz', words: [{ word: 'riz', terms: ['riz'] }], isLoose: false }

/** A catalogue without matches, which records its calls. */
function emptyCatalogue() {
  const asked: Filters[] = []
  let underWay = 0
  let mostAtOnce = 0
  const list = async (_groups: string[][], filters: Filters) => {
    asked.push(filters)
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    await new Promise(setImmediate)
    underWay -= 1
    return []
  }
  return { list, asked, mostAtOnce: () => mostAtOnce }
}

test('one message asks the catalogue a bounded number of times, a few at once', async () => {
  const { list, asked, mostAtOnce } = emptyCatalogue()
  const bound = limited(list)
  const found = await Promise.all(Array.from({ length: 500 }, () => bound([['riz']], anything)))
  expect(found).toHaveLength(500)
  expect(asked.length).toBeLessThanOrEqual(60)
  expect(mostAtOnce()).toBeLessThanOrEqual(3)
})

test('a wish is let go only where it was made', async () => {
  const plain = emptyCatalogue()
  await find(plain.list, wish, anything)
  expect(plain.asked).toHaveLength(1)
  const wishful = emptyCatalogue()
  await find(wishful.list, wish, { ...anything, maxPrice: 500, regions: ['Bouaké', 'Korhogo'] })
  expect(wishful.asked.map(({ maxPrice, regions }) => [maxPrice, regions.length])).toEqual([
    [500, 2],
    [undefined, 2],
    [500, 0],
    [undefined, 0],
  ])
})
