import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminUser } from '#contract/accounts/users.schemas.ts'
import type { UserFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { roleOptions } from '#web/features/accounts/options.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { CreateUserDialog } from '#web/features/accounts/users/create-user-dialog.tsx'
import { DeleteUserDialog } from '#web/features/accounts/users/delete-user-dialog.tsx'
import { EditUserDialog } from '#web/features/accounts/users/edit-user-dialog.tsx'
import { UserBulk } from '#web/features/accounts/users/user-bulk.tsx'
import { parseUserSearch } from '#web/features/accounts/users/user-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import {
  type ListOf,
  type PageRequest,
  SelectAll,
  SelectRow,
} from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MailLink } from '#web/ui/signed-in/mail-link.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { type RowAction, RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'

/** Administration of all accounts. */
export function UsersPage({ filters }: { filters: UserFilters }) {
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <div className="flex items-center justify-between gap-3 max-[22rem]:flex-wrap">
        <h1 className="text-2xl sm:text-3xl">Utilisateurs</h1>
        <Button className="whitespace-nowrap max-sm:px-4 max-sm:text-sm" onClick={() => setCreating(true)}>
          <UserPlus aria-hidden className="size-5 max-sm:hidden" />
          Nouvel utilisateur
        </Button>
      </div>
      <SearchBar
        label="Filtrer les utilisateurs"
        searchLabel="Recherche"
        placeholder="Nom, e-mail, tél."
        search={filters.search}
        filters={[{ name: 'role', label: 'Rôle', all: 'Tous', value: filters.role, options: roleOptions }]}
        hrefOf={fields => paths.adminUsers(parseUserSearch({ ...fields, limit: filters.limit }))}
        resetHref={paths.adminUsers()}
      />
      <UserList filters={filters} />
      {isCreating && <CreateUserDialog onClose={() => setCreating(false)} />}
    </>
  )
}

const columns: Column<AdminUser>[] = [
  {
    label: 'Nom',
    cell: user => (
      <TwoLines
        first={personName(user)}
        second={user.fullName && <Breakable text={user.username} after="." />}
      />
    ),
  },
  {
    label: 'Contact',
    cell: ({ email, phone, region }) => (
      <>
        <MailLink email={email} />
        <span className="block text-sm leading-6 text-ink-soft">
          <FactsLine
            isCut
            facts={[
              phone && (
                <a
                  key="phone"
                  href={`tel:${phone}`}
                  className="nums inline-block min-h-6 whitespace-nowrap underline"
                >
                  {phoneWords(phone)}
                </a>
              ),
              region,
            ]}
          />
        </span>
      </>
    ),
  },
  {
    label: 'Rôle',
    fit: 'max-w-36',
    cell: ({ role, vendor }) => <TwoLines first={roleLabels[role]} second={vendor?.businessName} />,
  },
  { label: 'Compte', fit: 'max-w-18', cell: user => <AccountBadge user={user} isSmall /> },
  { label: 'Inscrit le', fit: 'max-w-24', cell: ({ createdAt }) => <ShortDate at={createdAt} /> },
]

function AccountBadge({ user, isSmall }: { user: AdminUser; isSmall?: boolean }) {
  return (
    <Badge tone={user.isActive ? 'success' : 'neutral'} isSmall={isSmall}>
      {user.isActive ? 'Actif' : 'Désactivé'}
    </Badge>
  )
}

const headOf = (user: AdminUser): RowHead => ({
  name: personName(user),
  aside: <AccountBadge user={user} isSmall />,
  fact: `${roleLabels[user.role]} · ${user.vendor?.businessName ?? user.email}`,
})

type OpenDialog = { user: AdminUser; action: 'edit' | 'delete' }

function UserList({ filters }: { filters: UserFilters }) {
  const query = useStaffQuery('listUsers', { query: filters })
  const session = useAdmin()
  const [dialog, setDialog] = useState<OpenDialog>()
  const ownId = session.status === 'signed-in' ? session.user.id : undefined
  return (
    <>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des utilisateurs…" table="h-15" />}
        failed="Les utilisateurs n’ont pas pu être affichés"
        empty={
          <EmptyRecords
            icon={Users}
            title="Aucun utilisateur trouvé"
            isNarrowed={Boolean(filters.search || filters.role)}
            hint="Essayez d’autres mots ou un autre rôle."
            href={paths.adminUsers()}
            whole="Voir tous les utilisateurs"
          />
        }
      >
        {list => <UserRecords list={list} filters={filters} ownId={ownId} ask={setDialog} />}
      </Loaded>
      {dialog?.action === 'edit' && (
        <EditUserDialog
          user={dialog.user}
          isOwn={dialog.user.id === ownId}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.action === 'delete' && (
        <DeleteUserDialog user={dialog.user} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

type RecordsProps = {
  list: ListOf<AdminUser>
  filters: UserFilters
  ownId: string | undefined
  ask: (dialog: OpenDialog) => void
}

/** One page of accounts, with row and bulk actions. */
function UserRecords({ list, filters, ownId, ask }: RecordsProps) {
  const others = list.items.filter(({ id }) => id !== ownId)
  const selection = useSelection(others, ({ id }) => id)
  const hrefOf = (place: PageRequest) => paths.adminUsers({ ...filters, ...place })
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'utilisateur', 'utilisateurs')}
      </SelectAll>
      <Records
        caption="Utilisateurs"
        rows={list.items}
        keyOf={({ id }) => id}
        columns={columns}
        head={headOf}
        box={user =>
          user.id !== ownId && <SelectRow selection={selection} row={user} name={personName(user)} />
        }
        action={{
          of: user => (
            <RowActions name={personName(user)} actions={rowActsOf(user, user.id === ownId, ask)} />
          ),
        }}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <UserBulk selection={selection} />
    </>
  )
}

const rowActsOf = (user: AdminUser, isOwn: boolean, ask: RecordsProps['ask']): RowAction[] => [
  { word: 'Modifier', onPress: () => ask({ user, action: 'edit' }) },
  ...(isOwn
    ? []
    : [
        { word: 'Supprimer', onPress: () => ask({ user, action: 'delete' }), isSeldom: true, isDanger: true },
      ]),
]
