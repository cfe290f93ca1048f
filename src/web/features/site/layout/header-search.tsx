import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'

/** Looks for products from any page, without scripts too. The shop has a search of its own. */
export function HeaderSearch() {
  const isShop = useLocation({ select: ({ pathname }) => pathname === paths.shop() })
  return <div className="min-w-0 grow">{!isShop && <ShopSearch />}</div>
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
