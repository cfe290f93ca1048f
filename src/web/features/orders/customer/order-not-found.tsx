import { PackageX } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Not-found state of a page about an order, also for another customer's. */
export function OrderNotFound() {
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={PackageX}
        title="Commande introuvable"
        headingLevel={1}
        actions={
          <>
            <LinkButton href={paths.orders()}>Voir mes commandes</LinkButton>
            <LinkButton href={paths.home()} variant="secondary">
              Retour à l’accueil
            </LinkButton>
          </>
        }
      >
        Cette commande n’existe pas, ou elle appartient à un autre compte.
      </EmptyState>
    </div>
  )
}
