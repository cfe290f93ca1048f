import type { ReactNode } from 'react'

/** Text whose order numbers do not wrap at their hyphen. */
export const withWholeNumbers = (text: string): ReactNode =>
  text.split(/(AMIC-\d+)/).map((words, place) =>
    place % 2 === 1 ? (
      <span key={words} className="whitespace-nowrap">
        {words}
      </span>
    ) : (
      words
    ),
  )
