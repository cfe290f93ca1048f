import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'
import { isStallPage } from '#web/features/site/layout/stall-pages.ts'

/** The shop has a search of its own; who pays or sells looks for nothing to buy. */
const WITHOUT = [paths.shop(), paths.checkout()]

/** Looks for products from any page where one may want some, without scripts too. */
export function HeaderSearch() {
  const isOffered = useLocation({
    select: ({ pathname }) => !WITHOUT.includes(pathname) && !isStallPage(pathname),
  })
  return <div className="min-w-0 grow">{isOffered && <ShopSearch />}</div>
}

function ShopSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const look = (event: FormEvent) => {
    event.preventDefault()
    const search = input.current?.value.trim()
    void navigate({ to: paths.shop(), search: search ? { search } : {} })
  }
  return (
    <search className="mx-auto block max-w-xl">
      <form action={paths.shop()} method="get" onSubmit={look}>
        <SearchField input={input} isSmall />
      </form>
    </search>
  )
}
