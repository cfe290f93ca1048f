import { LogOut } from 'lucide-react'
import { actWords } from '#web/features/orders/vendor/kept-acts.ts'
import { headActClass } from '#web/features/stall/space/head-act-class.ts'
import { useVendorLogout } from '#web/features/stall/space/use-vendor-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/seldom/dialog.tsx'

/** Signs the vendor out; asks first when that would lose acts that wait for the connection. */
export function VendorLogout({ vendorId }: { vendorId: string }) {
  const { logout, isPending, unsent, stay } = useVendorLogout(vendorId)
  const pendingWord = isPending && 'Déconnexion...'
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={headActClass}
        onClick={logout}
        pendingWord={pendingWord}
      >
        <LogOut aria-hidden className="size-5" />
        Déconnexion
      </Button>
      {unsent.length > 0 && (
        <Dialog
          isOpen
          onClose={stay}
          title="Se déconnecter sans les envoyer&nbsp;?"
          description="Ce que vous avez demandé sans connexion n’a pas encore pu partir et serait perdu."
        >
          <ul className="mb-4 grid list-disc gap-1 pl-5">
            {unsent.map(act => (
              <li key={act.orderId}>
                {act.number}&nbsp;: «&nbsp;{actWords(act)}&nbsp;»
              </li>
            ))}
          </ul>
          <div className="grid gap-2">
            <Button isWide onClick={stay}>
              Rester connecté
            </Button>
            <Button variant="danger" isWide onClick={logout} pendingWord={pendingWord}>
              Se déconnecter quand même
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
