import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OperatorError } from '#database/operator-error.ts'
import { reportFailure } from './report-failure.ts'

const told = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told)
})
afterEach(() => {
  told.mockClear()
  vi.restoreAllMocks()
})

test('whatever is for the operator is told in its sentence alone', () => {
  class CertificateError extends OperatorError {
    override name = 'CertificateError'
  }
  reportFailure(new CertificateError('Le certificat a expiré.'))
  expect(told.mock.calls).toEqual([['Le certificat a expiré.']])
})

test('a port that is taken is told in a sentence', () => {
  reportFailure(Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 }))
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Le port 3000 est déjà pris/))
})

test('a fault of ours is told whole', () => {
  const fault = new TypeError('x is not a function')
  reportFailure(fault)
  expect(told.mock.calls).not.toEqual([['x is not a function']])
  expect(JSON.stringify(told.mock.calls[0])).toContain('report-failure.test.ts')
})
