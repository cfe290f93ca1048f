import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What the list is for, in a line. */
  about: ReactNode
  /** Its search and filters. */
  children: ReactNode
}

/** Margins of the search of a `ListHead`. */
export const searchInHead = 'my-3 lg:my-0'

/** The head of a list: on wide screens the search is beside title and purpose, so that the first row is near. */
export const ListHead = ({ title, about, children }: Props) => (
  <div className="lg:mb-3 lg:flex lg:items-center lg:gap-x-8">
    <div className="lg:max-w-1/2">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-1 text-sm text-ink-soft">{about}</p>
    </div>
    <div className="min-w-0 grow">{children}</div>
  </div>
)
