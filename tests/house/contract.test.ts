import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'

const endpoints = Object.values(contract) as Endpoint[]

test('every limit is named by an endpoint', () => {
  const named = new Set(endpoints.flatMap(endpoint => endpoint.limits ?? []))
  expect(Object.keys(limits).filter(name => !named.has(name as keyof typeof limits))).toEqual([])
})
