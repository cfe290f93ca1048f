import { roleLabels } from '#contract/accounts/facts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminUser } from '#contract/accounts/users.schemas.ts'
import { isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { refreshUsers } from '#web/features/accounts/users/refresh-users.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

/** Alternative to a refused deletion. */
function wayOutOf(error: unknown): string {
  if (isRefused(error, 'user_with_orders'))
    return 'Cet utilisateur a des commandes associées, qui ne se suppriment pas. Désactivez le compte avec «\u00a0Modifier\u00a0».'
  if (isRefused(error, 'user_with_vendor'))
    return 'Un profil de vendeur avec des données existe. Supprimez d’abord ses produits\u00a0; s’il a des colis ou des avis, désactivez le compte.'
  if (isRefused(error, 'user_with_products'))
    return 'Ce vendeur a des produits en vente ou à valider. Supprimez-les d’abord.'
  return sentenceOf(error, 'Erreur lors de la suppression')
}

/** Confirms the permanent deletion of an account. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const api = useApi()
  const name = personName(user)
  const close = useWhileMounted(onClose)
  const { run, isPending } = useAction({
    run: async () => {
      await api.deleteUser({ params: { id: user.id } })
      toast({ title: 'Utilisateur supprimé', description: name })
    },
    failure: error =>
      toast({ title: 'Suppression impossible', description: wayOutOf(error), variant: 'destructive' }),
    refresh: queryClient => void refreshUsers(queryClient),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Supprimer ${name}\u00a0?`}
      description={`Le compte ${roleLabels[user.role].toLowerCase()} «\u00a0${user.username}\u00a0» disparaîtra pour de bon${user.vendor ? ', avec son profil de vendeur' : ''}. Un compte qui a des commandes, des produits ou des colis ne peut pas être supprimé.`}
    >
      <DialogActions
        action="Supprimer le compte"
        variant="danger"
        pendingWord={isPending && 'Suppression…'}
        onAction={() => void run().then(close)}
        onLeave={onClose}
      />
    </Dialog>
  )
}
