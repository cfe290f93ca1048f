import type { ComponentProps, ReactNode } from 'react'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'

type Props = Omit<ComponentProps<typeof SearchBar>, 'isLabelHidden' | 'className'> & {
  title: string
  /** What the list is for, in a line. */
  about: ReactNode
}

/** The head of a list: on wide screens its search and filters are beside title and purpose, so that the first row is near. */
export const ListHead = ({ title, about, ...search }: Props) => (
  <div className="lg:mb-3 lg:flex lg:items-center lg:gap-x-8">
    <div className="lg:max-w-1/2">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-1 text-sm text-ink-soft">{about}</p>
    </div>
    <div className="min-w-0 grow">
      <SearchBar {...search} isLabelHidden className="my-3 lg:my-0" />
    </div>
  </div>
)
