import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shapeOf } from './offline-routes-module.ts'

const path = '/api/products/:id'
const answer = z.object({ name: z.string(), price: z.string() })

test('what is kept has another name as soon as an answer says other things, and only then', () => {
  const name = shapeOf([{ path, answer }])
  expect(shapeOf([{ path, answer: z.object({ name: z.string(), price: z.string() }) }])).toBe(name)
  expect(shapeOf([{ path, answer: z.extend(answer, { unit: z.string() }) }])).not.toBe(name)
  expect(shapeOf([{ path, answer: z.extend(answer, { price: z.nullable(z.string()) }) }])).not.toBe(name)
})
