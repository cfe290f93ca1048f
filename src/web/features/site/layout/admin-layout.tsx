import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api-query.ts'
import { useSigningOut } from '#web/features/accounts/sign-in/use-signing-out.ts'
import { forgetAdmin, useAdmin } from '#web/features/accounts/staff-session.ts'
import { adminNavigation } from '#web/features/back-office/admin-navigation.ts'
import { SearchBox } from '#web/features/back-office/search-box.tsx'
import { OpeningBanner } from '#web/features/pages/admin/opening-banner.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/features/site/layout/skip-link.tsx'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { showChosen } from '#web/ui/spaces/show-chosen.ts'
import { Spinner } from '#web/ui/spinner.tsx'

function useAdminLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useSigningOut(
    async () => {
      await api.adminLogout()
      // The layout leads whoever is no administrator to the login.
      forgetAdmin(queryClient)
    },
    tellFailure('Erreur lors de la déconnexion', 'Veuillez réessayer.'),
  )
}

function AdminHeader({ admin }: { admin: User }) {
  const { logout, isPending } = useAdminLogout()
  return (
    <header className="on-dark no-print bg-leaf-950 text-white">
      <div className="container-page flex flex-wrap items-center gap-x-3 gap-y-3 py-3 sm:gap-x-4 lg:flex-nowrap">
        <SiteLink
          href={paths.admin()}
          aria-label="AMIC, administration"
          className="mr-auto max-sm:[&_svg+span]:hidden"
        >
          <Logo />
        </SiteLink>
        <div className="order-last w-full lg:order-none lg:max-w-md">
          <SearchBox />
        </div>
        <p className="min-w-0 text-right leading-tight">
          <span className="block truncate font-semibold">{admin.username}</span>
          <span className="text-sm text-leaf-200">{roleLabels.admin}</span>
        </p>
        <Button variant="accent" size="small" onClick={logout} pendingWord={isPending && 'Déconnexion...'}>
          Déconnexion
        </Button>
      </div>
      <nav ref={showChosen} aria-label="Administration" className="container-page overflow-x-auto">
        <ul className="flex gap-1 pb-2">
          {adminNavigation.map(({ label, href }) => (
            <li key={href}>
              <SiteLink
                href={href}
                isExact={href === paths.admin()}
                className="flex min-h-11 items-center rounded-full px-4 whitespace-nowrap -outline-offset-3 hover:bg-leaf-900 aria-[current=page]:bg-leaf-800 aria-[current=page]:font-semibold"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
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
      <OpeningBanner />
      <main id={CONTENT_ID} tabIndex={-1} className="container-page grow py-8 outline-none">
        {children}
      </main>
    </div>
  )
}
