import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PackageOpen } from '#web/ui/signed-in/icons.ts'

/** Empty state of the order list. */
export function NoOrderYet({ headingLevel }: { headingLevel: 2 | 3 }) {
  return (
    <EmptyState
      icon={PackageOpen}
      title="Aucune commande"
      headingLevel={headingLevel}
      actions={<LinkButton href={paths.shop()}>Voir la boutique</LinkButton>}
    >
      Vous n'avez pas encore passé de commande
    </EmptyState>
  )
}
