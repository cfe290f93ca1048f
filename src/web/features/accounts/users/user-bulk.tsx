import { useQueryClient } from '@tanstack/react-query'
import { roleLabels } from '#contract/accounts/facts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminUser } from '#contract/accounts/users.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { refreshUsers } from '#web/features/accounts/users/refresh-users.ts'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import { BulkDialog, type BulkWords, NoFields } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import { ExportSelected } from '#web/ui/on-demand/selection/export-selected.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const noun = { one: 'compte', many: 'comptes' }

const words = {
  activate: {
    noun,
    done: ['réactivé', 'réactivés'],
    word: 'Réactiver',
    pendingWord: 'Réactivation…',
    title: rows => `Réactiver ${rows}\u00a0?`,
    consequence: 'Ces personnes pourront de nouveau entrer.',
  },
  deactivate: {
    noun,
    done: ['désactivé', 'désactivés'],
    word: 'Désactiver',
    pendingWord: 'Désactivation…',
    title: rows => `Désactiver ${rows}\u00a0?`,
    consequence:
      'Ces personnes seront aussitôt déconnectées et ne pourront plus entrer. Les produits des vendeurs restent en vente.',
    isDanger: true,
  },
  delete: {
    noun,
    done: ['supprimé', 'supprimés'],
    word: 'Supprimer',
    pendingWord: 'Suppression…',
    title: rows => `Supprimer ${rows}\u00a0?`,
    consequence:
      'Ils disparaîtront pour de bon. Un compte qui a des commandes, des produits ou des colis ne peut pas être supprimé.',
    isDanger: true,
  },
} satisfies Record<string, BulkWords>

type Action = keyof typeof words

/** Bulk actions on accounts of the list, except the administrator's own. */
export function UserBulk({ selection }: { selection: Selection<AdminUser> }) {
  const { selected } = selection
  const actions: Action[] = [
    ...(selected.some(isActive) ? (['deactivate'] as const) : []),
    ...(selected.every(isActive) ? [] : (['activate'] as const)),
    'delete',
  ]
  return (
    <BulkActions
      selection={selection}
      noun={noun}
      actions={actions.map(name => ({
        name,
        word: words[name].word,
        variant: name === 'activate' ? 'primary' : 'danger',
      }))}
      further={<ExportSelected kind="users" rows={selected} />}
    >
      {(action, close) => <Acting selection={selection} action={action} onClose={close} />}
    </BulkActions>
  )
}

const isActive = (user: AdminUser): boolean => user.isActive

/** Whether an action changes an account. */
const isMeant: Record<Action, (user: AdminUser) => boolean> = {
  activate: user => !user.isActive,
  deactivate: isActive,
  delete: () => true,
}

type ActingProps = { selection: Selection<AdminUser>; action: Action; onClose: () => void }

function Acting({ selection, action, onClose }: ActingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const send = ({ id }: AdminUser): Promise<unknown> =>
    action === 'delete'
      ? api.deleteUser({ params: { id } })
      : api.changeUser({ params: { id }, body: { isActive: action === 'activate' } })
  return (
    <BulkDialog
      rows={selection.selected.filter(isMeant[action])}
      keyOf={({ id }) => id}
      nameOf={user => `${personName(user)}, ${roleLabels[user.role].toLowerCase()}`}
      words={words[action]}
      schema={NoFields}
      send={send}
      onSent={left => {
        selection.set(left)
        void refreshUsers(queryClient)
      }}
      onClose={onClose}
    />
  )
}
