import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'
import { SHOP_SEARCH } from '#web/features/catalogue/search/shop-search-id.ts'
import { isStallPage } from '#web/features/site/layout/stall-pages.ts'
import { Search } from '#web/ui/icons.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The shop has its own search; purchase and sales pages need none. */
const HIDDEN_ON = [paths.shop(), paths.checkout()]

/** Product search in the header, which works without JavaScript too. */
export function HeaderSearch() {
  const pathname = useLocation({ select: location => location.pathname })
  const isOffered = !HIDDEN_ON.includes(pathname) && !isStallPage(pathname)
  return (
    <div className="min-w-0 grow">
      {isOffered && <ShopSearch />}
      {pathname === paths.shop() && <BackToSearch />}
    </div>
  )
}

/** Link back up to the shop's own search and filters. */
const BackToSearch = () => (
  <a href={`#${SHOP_SEARCH}`} className="when-scrolled back-to-search">
    <Search aria-hidden className="size-5 text-leaf-800" />
    Rechercher<VisuallyHidden> et filtrer</VisuallyHidden>
  </a>
)

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
