import { Menu, X } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { CartLink } from '#web/features/orders/cart/cart-opener.tsx'
import { AccountCorner, AccountLinks } from '#web/features/site/layout/account-menu.tsx'
import { HeaderSearch } from '#web/features/site/layout/header-search.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { mainNavigation } from '#web/features/site/layout/main-navigation.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { LazyPanel } from '#web/ui/use-lazy-panel.ts'

type LinksProps = { isStall: boolean; className: string }

function PageLinks({ isStall, className }: LinksProps) {
  return mainNavigation.map(({ label, href }) => (
    <li key={href}>
      <SiteLink
        href={href}
        isExact={href === paths.home()}
        aria-current={isStall && href === paths.vendorLogin() ? 'page' : undefined}
        className={className}
      >
        {label}
      </SiteLink>
    </li>
  ))
}

function SmallMenu({ isStall }: Pick<LinksProps, 'isStall'>) {
  return (
    <div className="lg:hidden">
      <Disclosure
        label="Menu"
        summaryClass="grid size-11 place-items-center rounded-full hover:bg-leaf-50"
        summary={
          <>
            <Menu aria-hidden className="size-6 group-open/disclosure:hidden" />
            <X aria-hidden className="hidden size-6 group-open/disclosure:block" />
          </>
        }
        panelClass="menu-panel"
      >
        <nav aria-label="Navigation principale">
          <ul className="mb-4 grid grid-cols-2">
            <PageLinks isStall={isStall} className="menu-link" />
          </ul>
        </nav>
        <div className="sm:hidden">
          <AccountLinks />
        </div>
      </Disclosure>
    </div>
  )
}

type Props = {
  drawer: LazyPanel
  /** Whether the page is in the vendor's area, which one of the links leads to. */
  isStall: boolean
}

/** The header of public pages; the row of pages scrolls away. */
export function PublicHeader({ drawer, isStall }: Props) {
  return (
    <>
      <header className="top-bar no-print sticky top-0 z-20 border-b border-line bg-white">
        <div className="container-page flex h-16 items-center gap-2 sm:gap-3">
          <SiteLink href={paths.home()} aria-label="AMIC, accueil" className="home-link">
            <Logo />
          </SiteLink>
          <HeaderSearch />
          <AccountCorner />
          <CartLink
            drawer={drawer}
            className="relative grid size-11 place-items-center rounded-full hover:bg-leaf-50 max-lg:hidden"
          />
          <SmallMenu isStall={isStall} />
        </div>
      </header>
      <nav
        aria-label="Navigation principale"
        className="no-print border-b border-line bg-white max-lg:hidden"
      >
        <div className="container-page">
          <ul className="-mx-3 flex">
            <PageLinks isStall={isStall} className="nav-link" />
          </ul>
        </div>
      </nav>
    </>
  )
}
