import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sqlStateOf, violates } from './sql-state.ts'

const refusal = () => {
  const error = new pg.DatabaseError('duplicate key value', 0, 'error')
  error.code = '23505'
  error.constraint = 'users_email_key'
  return error
}

test('the code of a driver error is read, bare or wrapped', () => {
  const wrapped = new DrizzleQueryError('insert …', [], refusal())
  expect(sqlStateOf(refusal())).toBe('23505')
  expect(sqlStateOf(wrapped)).toBe('23505')
})

test('other errors have no SQLSTATE', () => {
  const network = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const brokenPipe = Object.assign(new Error('write'), { code: 'EPIPE' })
  for (const error of [network, brokenPipe, new Error('x'), 'text', undefined]) {
    expect(sqlStateOf(error)).toBeUndefined()
  }
})

test('an error violates the constraint that it names, bare or wrapped, and no other', () => {
  for (const error of [refusal(), new DrizzleQueryError('insert …', [], refusal())]) {
    expect(violates(error, 'users_username_key', 'users_email_key')).toBe(true)
    expect(violates(error, 'users_username_key')).toBe(false)
  }
  for (const error of [new Error('x'), undefined]) expect(violates(error, 'users_email_key')).toBe(false)
})
