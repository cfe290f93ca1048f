import { useNavigate } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { ScreenList } from '#web/features/back-office/screen-list.tsx'
import { SearchBox } from '#web/features/back-office/search-box.tsx'
import { OpeningBanner } from '#web/features/pages/admin/opening-banner.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/features/site/layout/skip-link.tsx'
import { useAdminLogout } from '#web/features/site/layout/use-admin-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

function SmallMenu() {
  return (
    <div className="xl:hidden">
      <Disclosure
        label="Menu"
        summaryClass="-ml-2 grid size-11 place-items-center rounded-full hover:bg-leaf-900"
        summary={
          <>
            <Menu aria-hidden className="size-6 group-open/disclosure:hidden" />
            <X aria-hidden className="hidden size-6 group-open/disclosure:block" />
          </>
        }
        panelClass="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-7rem)] animate-appear overflow-y-auto bg-leaf-950 px-3 pb-4 shadow-lift sm:max-h-[calc(100dvh-4rem)] sm:px-6"
      >
        <ScreenList place="menu" />
      </Disclosure>
    </div>
  )
}

function AdminHeader({ admin }: { admin: User }) {
  // The layout leads whoever is no administrator to the login.
  const { logout, isPending } = useAdminLogout()
  return (
    <header className="on-dark no-print relative bg-leaf-950 text-white">
      <div className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] max-[22rem]:grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 px-4 py-1.5 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] sm:gap-x-4 sm:px-6 xl:grid-cols-[12rem_minmax(0,1fr)_auto_auto]">
        <SmallMenu />
        <SiteLink
          href={paths.admin()}
          aria-label="AMIC, administration"
          className="max-[22rem]:hidden max-sm:[&_svg+span]:hidden"
        >
          <Logo />
        </SiteLink>
        <div className="max-sm:order-last max-sm:col-span-full sm:w-full sm:max-w-md">
          <SearchBox />
        </div>
        <p className="min-w-0 text-right text-sm leading-tight sm:max-w-40">
          <span className="block truncate font-semibold">{admin.username}</span>
          <span className="text-leaf-200">{roleLabels.admin}</span>
        </p>
        <Button variant="onDark" size="small" onClick={logout} pendingWord={isPending && 'Déconnexion...'}>
          Déconnexion
        </Button>
      </div>
    </header>
  )
}

/** The screens beside the page; it goes with the page, and stays in sight. */
function Rail() {
  return (
    <div className="on-dark no-print w-52 shrink-0 bg-leaf-950 text-white max-xl:hidden">
      <div className="sticky top-0 max-h-dvh overflow-y-auto p-2">
        <ScreenList place="rail" />
      </div>
    </div>
  )
}

/** The administrators' pages; anybody else is led to their login. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const session = useAdmin()
  const navigate = useNavigate()
  const isAdmin = session.status === 'signed-in'
  const isRefused = session.status === 'signed-out'

  useEffect(() => {
    if (isRefused) void navigate({ to: paths.adminLogin(), replace: true })
  }, [isRefused, navigate])

  if (session.status === 'failed') throw session.error
  if (!isAdmin) {
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center">
        <Spinner words={isRefused ? 'Redirection vers la connexion...' : 'Chargement...'} />
      </main>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader admin={session.user} />
      <OfflineNotice />
      <div className="flex grow">
        <Rail />
        <div className="min-w-0 grow">
          <OpeningBanner />
          <main id={CONTENT_ID} tabIndex={-1} className="container-page py-6 outline-none sm:py-8">
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}
