import type { ReactNode } from 'react'
import { ORDER_NUMBER_PATTERN } from '#contract/orders/order-number.ts'

const orderNumbers = new RegExp(`(${ORDER_NUMBER_PATTERN})`)

/** Text whose order numbers do not wrap at their hyphen. */
export const withWholeNumbers = (text: string): ReactNode =>
  text.split(orderNumbers).map((words, place) =>
    place % 2 === 1 ? (
      <span key={words} className="whitespace-nowrap">
        {words}
      </span>
    ) : (
      words
    ),
  )
