import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { isPayable } from '#contract/orders/payment-states.ts'
import {
  allowedMovesOf,
  isCancellableByCustomer,
  isCashDue,
  isMoveAllowed,
  paymentStatusOfOrder,
  statusOfOrder,
} from './order-states.ts'

test('a vendor moves a parcel along the specified path only', () => {
  const allowed = orderStatuses.flatMap(from =>
    orderStatuses.filter(to => isMoveAllowed(from, to)).map(to => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'pending → confirmed',
    'pending → cancelled',
    'confirmed → shipped',
    'confirmed → cancelled',
    'shipped → delivered',
  ])
})

test('a parcel that is to be paid online waits for its money', () => {
  const unpaid = (status: OrderStatus) => allowedMovesOf({ status, paymentStatus: 'pending' }, 'cinetpay')
  expect(orderStatuses.map(unpaid)).toEqual([['cancelled'], ['cancelled'], ['delivered'], [], []])
  expect(allowedMovesOf({ status: 'pending', paymentStatus: 'failed' }, 'cinetpay')).toEqual(['cancelled'])
  const free = ['confirmed', 'cancelled']
  expect(allowedMovesOf({ status: 'pending', paymentStatus: 'completed' }, 'cinetpay')).toEqual(free)
  expect(allowedMovesOf({ status: 'pending', paymentStatus: 'pending' }, 'cash_on_delivery')).toEqual(free)
})

describe('the status of an order', () => {
  test('is the least advanced of the parcels that are not cancelled', () => {
    expect(statusOfOrder(['shipped', 'confirmed', 'delivered'])).toBe('confirmed')
    expect(statusOfOrder(['cancelled', 'delivered'])).toBe('delivered')
  })

  test('is cancelled when all parcels are', () => {
    expect(statusOfOrder(['cancelled', 'cancelled'])).toBe('cancelled')
  })

  test('is always the status of one of its parcels, whatever their order', () => {
    const parcels = fc.array(fc.constantFrom(...orderStatuses), { minLength: 1 })
    fc.assert(
      fc.property(parcels, statuses => {
        expect(statuses).toContain(statusOfOrder(statuses))
        expect(statusOfOrder(statuses.toReversed())).toBe(statusOfOrder(statuses))
      }),
    )
  })
})

describe('the payment status of an order', () => {
  const parcel = (
    status: (typeof orderStatuses)[number],
    paymentStatus: 'pending' | 'completed' | 'failed',
  ) => ({
    status,
    paymentStatus,
  })

  test('is completed when every living parcel is paid', () => {
    expect(paymentStatusOfOrder([parcel('delivered', 'completed'), parcel('cancelled', 'pending')])).toBe(
      'completed',
    )
    expect(paymentStatusOfOrder([parcel('delivered', 'completed'), parcel('shipped', 'pending')])).toBe(
      'pending',
    )
  })

  test('is failed when the last attempt failed and nothing is paid', () => {
    expect(paymentStatusOfOrder([parcel('pending', 'failed')])).toBe('failed')
    expect(paymentStatusOfOrder([parcel('pending', 'failed'), parcel('delivered', 'completed')])).toBe(
      'pending',
    )
  })

  test('of a wholly cancelled order that nobody paid is pending', () => {
    expect(paymentStatusOfOrder([parcel('cancelled', 'failed'), parcel('cancelled', 'pending')])).toBe(
      'pending',
    )
  })
})

test('a customer cancels while no vendor has begun', () => {
  expect(isCancellableByCustomer(['pending', 'pending'])).toBe(true)
  expect(isCancellableByCustomer(['pending', 'cancelled'])).toBe(true)
  expect(isCancellableByCustomer(['pending', 'confirmed'])).toBe(false)
  expect(isCancellableByCustomer(['cancelled'])).toBe(false)
})

test('cash is due on a delivered parcel that is not paid yet', () => {
  expect(isCashDue({ status: 'delivered', paymentStatus: 'pending' }, 'cash_on_delivery')).toBe(true)
  expect(isCashDue({ status: 'shipped', paymentStatus: 'pending' }, 'cash_on_delivery')).toBe(false)
  expect(isCashDue({ status: 'delivered', paymentStatus: 'completed' }, 'cash_on_delivery')).toBe(false)
  expect(isCashDue({ status: 'delivered', paymentStatus: 'pending' }, 'cinetpay')).toBe(false)
})

test('an online order is payable until it is paid or cancelled', () => {
  const order = { status: 'pending', paymentStatus: 'failed', paymentMethod: 'cinetpay' } as const
  expect(isPayable(order)).toBe(true)
  expect(isPayable({ ...order, paymentStatus: 'completed' })).toBe(false)
  expect(isPayable({ ...order, status: 'cancelled' })).toBe(false)
  expect(isPayable({ ...order, paymentMethod: 'cash_on_delivery' })).toBe(false)
})
