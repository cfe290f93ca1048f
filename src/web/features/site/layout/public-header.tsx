import { Menu, X } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { CartButton } from '#web/features/orders/cart/cart-button.tsx'
import { AccountCorner, AccountLinks } from '#web/features/site/layout/account-menu.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { mainNavigation } from '#web/features/site/layout/main-navigation.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

function WideNavigation() {
  return (
    <nav aria-label="Navigation principale" className="hidden grow justify-center xl:flex">
      <ul className="flex">
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} isExact={href === paths.home()} className="nav-link">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SmallMenu() {
  return (
    <div className="xl:hidden">
      <Disclosure
        label="Menu"
        summaryClass="grid size-11 place-items-center rounded-full hover:bg-leaf-50"
        summary={
          <>
            <Menu aria-hidden className="size-6 group-open/disclosure:hidden" />
            <X aria-hidden className="hidden size-6 group-open/disclosure:block" />
          </>
        }
        panelClass="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-t border-line bg-white p-4 shadow-lift"
      >
        <nav aria-label="Navigation principale">
          <ul className="mb-4 grid sm:grid-cols-2">
            {mainNavigation.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} isExact={href === paths.home()} className="menu-link">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sm:hidden">
          <AccountLinks />
        </div>
      </Disclosure>
    </div>
  )
}

/** Name, menus, cart and account: on top of every public page. */
export function PublicHeader() {
  return (
    <header className="top-bar no-print sticky top-0 z-20 border-b border-line bg-white">
      <div className="container-page flex h-16 items-center gap-2">
        <SiteLink href={paths.home()} aria-label="AMIC, accueil" className="mr-auto rounded-lg py-1 xl:mr-0">
          <Logo />
        </SiteLink>
        <WideNavigation />
        <AccountCorner />
        <CartButton />
        <SmallMenu />
      </div>
    </header>
  )
}
