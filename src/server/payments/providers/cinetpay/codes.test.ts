import { describe, expect, test } from 'vitest'
import { refusalSentenceV1, verdictOfV1 } from './codes-v1.ts'
import { isTheirTroubleV2, methodOfV2, refusalSentenceV2, verdictOfV2 } from './codes-v2.ts'

describe('API v1', () => {
  test.each([
    ['SUCCESS', 100, 'ACCEPTED'],
    ['NOT_FOUND', 404, 'UNKNOWN'],
    ['INITIATED', 2001, 'PENDING'],
    ['PENDING', 2002, 'PENDING'],
    ['EXPIRED', 2003, 'EXPIRED'],
    ['OTP_ERROR', 2004, 'REFUSED'],
    ['INSUFFICIENT_BALANCE', 2005, 'REFUSED'],
    ['USER_NOT_FOUND', 2006, 'REFUSED'],
    ['USER_IS_BLOCKED', 2007, 'REFUSED'],
    ['OTP_EXPIRED', 2008, 'REFUSED'],
    ['FAILED', 2010, 'REFUSED'],
  ])('%s (%i) means %s', (_, code, verdict) => {
    expect(verdictOfV1(code)).toBe(verdict)
  })

  test.each([
    ['OPERATION_ERROR', -1],
    ['OK', 200],
    ['INVALID_TOKEN', 1002],
    ['INVALID_CREDENTIALS', 1005],
    ['TRANSACTION_EXIST', 1200],
    ['NOT_ALLOWED', 2011],
    ['a code of tomorrow', 2999],
  ])('%s (%i) says nothing of the payment', (_, code) => {
    expect(verdictOfV1(code)).toBeUndefined()
  })

  test('every refusal has a French sentence', () => {
    expect(refusalSentenceV1(2007)).toContain('bloqué')
    expect(refusalSentenceV1(2999)).toContain('service de paiement')
  })
})

describe('API v2', () => {
  const refused = ['600', '602', '604', '606', '627', '635', '636', '641', '642']
  const refusedToo = ['807', '808', '809', '810', '811', '812']
  test.each([
    ['ACCEPTED', ['00']],
    ['PENDING', ['623', '662', '663', '664']],
    ['REFUSED', [...refused, ...refusedToo]],
    ['UNKNOWN', ['624']],
    [undefined, ['603', '804', '608', '609', '625', '0', '', '999']],
  ])('%s is what %j mean', (verdict, codes) => {
    expect(codes.map(verdictOfV2)).toEqual(codes.map(() => verdict))
  })

  test('wrong keys are our trouble, a wrong field is told to the customer', () => {
    expect(['603', '804', '609', '624', '625'].filter(isTheirTroubleV2)).toHaveLength(5)
    expect(['608', '641', '642', '201'].filter(isTheirTroubleV2)).toEqual([])
    expect(refusalSentenceV2('641')).toContain('trop petit')
    expect(refusalSentenceV2('999')).toContain('service de paiement')
  })

  test.each([
    ['OM', 'ORANGE_MONEY_CI'],
    ['MOMO', 'MTN_MONEY_CI'],
    ['FLOOZ', 'MOOV_MONEY_CI'],
    ['WAVECI', 'WAVE_CI'],
    ['VISAM', 'CARD'],
    ['NOUVEAU', 'NOUVEAU'],
  ])('the means %s is %s', (name, method) => {
    expect(methodOfV2(name)).toBe(method)
  })
})
