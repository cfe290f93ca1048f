import { LogOut } from 'lucide-react'
import { createPortal } from 'react-dom'
import { LogoutLine } from '#web/features/accounts/sign-in/logout-line.tsx'
import { actionLabel } from '#web/features/orders/vendor/queued-actions.ts'
import { headerActionClass, headerWordsClass } from '#web/features/stall/space/header-action-class.ts'
import { useVendorLogout } from '#web/features/stall/space/use-vendor-logout.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

/** Signs the vendor out; asks for confirmation when queued actions would be lost. */
export function VendorLogout({ vendorId }: { vendorId: string }) {
  const leaving = useVendorLogout(vendorId)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={headerActionClass}
        onClick={leaving.logout}
        pendingWord={leaving.isPending && 'Déconnexion...'}
      >
        <LogOut aria-hidden className="size-5" />
        <span className={headerWordsClass}>Déconnexion</span>
      </Button>
      <UnsentQuestion leaving={leaving} />
    </>
  )
}

/** The same, for the menu of small screens. */
export function VendorLogoutLine({ vendorId }: { vendorId: string }) {
  const leaving = useVendorLogout(vendorId)
  return (
    <>
      <LogoutLine logout={leaving.logout} isPending={leaving.isPending} />
      {/* In a portal: the menu closes with the press, and would hide its content. */}
      {leaving.unsent.length > 0 && createPortal(<UnsentQuestion leaving={leaving} />, document.body)}
    </>
  )
}

/** Keeps its room until it is known who looks. */
export const VendorLogoutPlace = () => (
  <span
    aria-hidden
    className={buttonClass({
      variant: 'quiet',
      size: 'small',
      className: cx(headerActionClass, 'invisible'),
    })}
  >
    <LogOut className="size-5" />
    <span className={headerWordsClass}>Déconnexion</span>
  </span>
)

function UnsentQuestion({ leaving }: { leaving: ReturnType<typeof useVendorLogout> }) {
  const { logout, isPending, unsent, stay } = leaving
  if (unsent.length === 0) return null
  return (
    <Dialog
      isOpen
      onClose={stay}
      title="Se déconnecter sans les envoyer&nbsp;?"
      description="Ce que vous avez demandé sans connexion n’a pas encore pu partir et serait perdu."
    >
      <ul className="mb-4 grid list-disc gap-1 pl-5">
        {unsent.map(action => (
          <li key={action.orderId}>
            {action.number}&nbsp;: «&nbsp;{actionLabel(action)}&nbsp;»
          </li>
        ))}
      </ul>
      <DialogActions
        action="Se déconnecter quand même"
        variant="danger"
        pendingWord={isPending && 'Déconnexion...'}
        onAction={logout}
        leave="Rester connecté"
        onLeave={stay}
      />
    </Dialog>
  )
}
