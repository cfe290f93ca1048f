import { useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { paths } from '#contract/paths.ts'
import { Search } from '#web/ui/icons.ts'

/** Looks for products from any page, without scripts too. The shop has a search of its own. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const isShop = useLocation({ select: ({ pathname }) => pathname === paths.shop() })
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search')).trim()
    void navigate({ to: paths.shop(), search: search ? { search } : {} })
  }
  return (
    <div className="min-w-0 grow">
      {!isShop && (
        <search className="mx-auto block max-w-xl">
          <form action={paths.shop()} method="get" onSubmit={look} className="relative">
            <input
              type="search"
              name="search"
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              aria-label="Rechercher un produit"
              placeholder="Rechercher"
              className="search-field min-h-11 py-1 pr-10 pl-3.5 text-base"
            />
            <button type="submit" aria-label="Rechercher" className="search-button">
              <Search aria-hidden className="size-5" />
            </button>
          </form>
        </search>
      )}
    </div>
  )
}
