import { expect, test } from 'vitest'
import { hasOnePlan, StatementNames } from './prepare-often.ts'

test.each([
  ['select "id" from "orders" where "orders"."id" = $1', true],
  ['update "products" set "stock" = "stock" - $1 where "id" = $2 and "stock" >= $1', true],
  ['insert into "orders" ("id", "limit_note") values ($1, $2)', true],
  ['select "id" from "users" where "search_text" like $1', false],
  ['select "id" from "users" where "search_text" ILIKE $1', false],
  ['select "id" from "products" where "search_document" @@ to_tsquery($1)', false],
  ['select "id" from "orders" order by "id" desc limit $1', false],
  ['select "status", count(*) from "orders" where "region" = $1 group by "status"', false],
])('%s: one plan serves all values: %s', (text, expected) => {
  expect(hasOnePlan(text)).toBe(expected)
})

test('a statement that comes often has a name, the same in each process', () => {
  const names = [new StatementNames(), new StatementNames()]
  const given = names.map(each => [1, 2, 3, 4].map(() => each.nameOf('select 1 where $1')))
  expect(given[0]).toEqual([undefined, undefined, expect.stringMatching(/^amic-[\w-]{22}$/), given[0]![2]])
  expect(given[1]).toEqual(given[0])
})

test('not more than 300 have names, however many come', () => {
  const names = new StatementNames()
  const named = new Set<string | undefined>()
  for (let round = 0; round < 4; round += 1)
    for (let n = 0; n < 1_000; n += 1) named.add(names.nameOf(`select ${n} where $1`))
  named.delete(undefined)
  expect(named.size).toBe(300)
})
