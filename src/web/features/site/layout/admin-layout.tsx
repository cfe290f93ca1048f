import { useNavigate, useRouter } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useRequiredAdmin } from '#web/features/accounts/lost-session.ts'
import { localPath } from '#web/features/accounts/sign-in/local-path.ts'
import { useIsSigningOut } from '#web/features/accounts/sign-in/use-sign-out.ts'
import { ScreenList } from '#web/features/back-office/screen-list.tsx'
import { SearchBox } from '#web/features/back-office/search-box.tsx'
import { OpeningBanner } from '#web/features/pages/admin/opening-banner.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID, SkipLink } from '#web/features/site/layout/skip-link.tsx'
import { useAdminLogout } from '#web/features/site/layout/use-admin-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { NeedsJavaScript } from '#web/ui/needs-javascript.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type Own = { admin: User; className: string }

/** The signed-in administrator. */
const SignedInAs = ({ admin, className }: Own) => (
  <p className={cx('min-w-0 text-sm leading-tight', className)}>
    <span className="block truncate font-semibold">{admin.username}</span>
    <span className="text-leaf-200">{roleLabels.admin}</span>
  </p>
)

function LogoutButton({ className }: { className: string }) {
  // The layout redirects everyone else to the login.
  const { logout, isPending } = useAdminLogout()
  return (
    <Button
      variant="onDark"
      size="small"
      className={className}
      onClick={logout}
      pendingWord={isPending && 'Déconnexion...'}
    >
      Déconnexion
    </Button>
  )
}

/** The mobile menu: screens, the administrator and sign-out. */
function SmallMenu({ admin }: { admin: User }) {
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
        panelClass="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto bg-leaf-950 px-3 pb-4 shadow-lift sm:px-6"
      >
        <ScreenList place="menu" />
        <div className="mt-3 flex items-center justify-between gap-3 border-t border-leaf-800 px-2 pt-3 sm:px-3 lg:hidden">
          <SignedInAs admin={admin} className="" />
          <LogoutButton className="-mr-3 shrink-0" />
        </div>
      </Disclosure>
    </div>
  )
}

type FrameProps = { admin: User | undefined }

/** The head; until it is known who looks, with room for what they may use. */
function AdminHeader({ admin }: FrameProps) {
  return (
    <header className="on-dark no-print relative bg-leaf-950 text-white">
      <div className="grid grid-cols-[auto_auto_minmax(0,1fr)] max-[22rem]:grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 px-4 py-1.5 sm:gap-x-4 sm:px-6 lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] xl:grid-cols-[12rem_minmax(0,1fr)_auto_auto]">
        {admin ? <SmallMenu admin={admin} /> : <span className="-ml-2 size-11 xl:hidden" />}
        <SiteLink
          href={paths.admin()}
          aria-label="AMIC, administration"
          className="max-[22rem]:hidden max-sm:[&_svg+span]:hidden"
        >
          <Logo />
        </SiteLink>
        <div className="w-full lg:max-w-md">
          {admin ? <SearchBox /> : <span className="block h-11.5 rounded-field bg-leaf-900" />}
        </div>
        {admin && (
          <>
            <SignedInAs admin={admin} className="max-w-40 text-right max-lg:hidden" />
            <LogoutButton className="max-lg:hidden" />
          </>
        )}
      </div>
    </header>
  )
}

/** The sticky side navigation. */
function Rail({ admin }: FrameProps) {
  return (
    <div className="on-dark no-print w-52 shrink-0 bg-leaf-950 text-white max-xl:hidden">
      {admin && (
        <div className="sticky top-0 max-h-dvh overflow-y-auto p-2">
          <ScreenList place="rail" />
        </div>
      )}
    </div>
  )
}

/** Redirects to the login and back afterwards, unless the person signed out themselves. */
function useRedirectToLogin(isRefused: boolean): void {
  const navigate = useNavigate()
  const isLeaving = useIsSigningOut()
  const hasLeft = useRef(false)
  const { history } = useRouter()
  useEffect(() => {
    hasLeft.current ||= isLeaving
    if (!isRefused) return
    const here = localPath(history.location.href)
    const isFront = here === paths.admin()
    void navigate({ to: paths.adminLogin(hasLeft.current || isFront ? undefined : here), replace: true })
  }, [isRefused, isLeaving, history, navigate])
}

/** The content until it is known who looks. */
function Waiting({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <NeedsJavaScript words="L’administration a besoin de JavaScript, que votre navigateur n’exécute pas." />
      <div className="noscript:hidden">
        {isRefused ? (
          <Spinner words="Redirection vers la connexion..." />
        ) : (
          <Loading words="Chargement…">
            <Skeleton className="mb-6 h-9 w-56" />
            <RowsSkeleton height="h-20" />
          </Loading>
        )}
      </div>
    </>
  )
}

/** Layout of the administration; anybody else is redirected to its login. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const session = useRequiredAdmin()
  const admin = session.status === 'signed-in' ? session.user : undefined
  const isRefused = session.status === 'signed-out'
  useRedirectToLogin(isRefused)

  if (session.status === 'failed') throw session.error
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader admin={admin} />
      <OfflineNotice />
      <div className="flex grow">
        <Rail admin={admin} />
        <div className="min-w-0 grow">
          {admin && <OpeningBanner />}
          <main id={CONTENT_ID} tabIndex={-1} className="container-page pt-3 pb-6 outline-none sm:py-8">
            {admin ? children : <Waiting isRefused={isRefused} />}
          </main>
        </div>
      </div>
    </div>
  )
}
