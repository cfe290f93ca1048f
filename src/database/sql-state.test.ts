import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { SQL_STATE, sqlStateOf } from './sql-state.ts'

const refusal = () => {
  const error = new pg.DatabaseError('duplicate key value', 0, 'error')
  error.code = '23505'
  return error
}

test('the code of a driver error is read, bare or wrapped', () => {
  const wrapped = new DrizzleQueryError('insert …', [], refusal())
  expect(sqlStateOf(refusal())).toBe(SQL_STATE.uniqueViolation)
  expect(sqlStateOf(wrapped)).toBe(SQL_STATE.uniqueViolation)
})

test('other errors have no SQLSTATE', () => {
  const network = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const brokenPipe = Object.assign(new Error('write'), { code: 'EPIPE' })
  for (const error of [network, brokenPipe, new Error('x'), 'text', undefined]) {
    expect(sqlStateOf(error)).toBeUndefined()
  }
})
