import { useNavigate } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { roleLabels, roles } from '#contract/accounts/facts.ts'
import type { AdminUser } from '#contract/accounts/users.schemas.ts'
import type { UserFilters } from '#contract/filters.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { CreateUserDialog } from '#web/features/accounts/users/create-user-dialog.tsx'
import { DeleteUserDialog } from '#web/features/accounts/users/delete-user-dialog.tsx'
import { EditUserDialog } from '#web/features/accounts/users/edit-user-dialog.tsx'
import { UserBulk } from '#web/features/accounts/users/user-bulk.tsx'
import { parseUserSearch } from '#web/features/accounts/users/user-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChooseAll, ChooseOne, type ListOf, type Place } from '#web/ui/seldom/choice/choose.tsx'
import { useChoice } from '#web/ui/seldom/choice/use-choice.ts'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import { countWords } from '#web/ui/spaces/count-words.ts'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { Pencil } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { MoreActs } from '#web/ui/spaces/more-acts.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { type Column, Records } from '#web/ui/spaces/records.tsx'
import { SearchBar } from '#web/ui/spaces/search-bar.tsx'

const roleOptions = roles.map(role => [role, roleLabels[role]] as const)

/** All accounts, and what is done with them. */
export function UsersPage({ filters }: { filters: UserFilters }) {
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">Utilisateurs</h1>
        <Button className="max-sm:px-4 max-sm:text-sm" onClick={() => setCreating(true)}>
          <UserPlus aria-hidden className="size-5 max-sm:hidden" />
          Nouvel utilisateur
        </Button>
      </div>
      <SearchBar
        label="Filtrer les utilisateurs"
        searchLabel="Recherche"
        placeholder="Nom, e-mail ou téléphone"
        search={filters.search}
        filters={[{ name: 'role', label: 'Rôle', all: 'Tous', value: filters.role, options: roleOptions }]}
        apply={fields =>
          void navigate({
            to: paths.adminUsers(),
            search: parseUserSearch({ ...fields, limit: filters.limit }),
            resetScroll: false,
          })
        }
        resetHref={filters.search || filters.role ? paths.adminUsers() : undefined}
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
      <>
        <span className="block break-words">{user.fullName || user.username}</span>
        <span className="block text-sm font-normal text-ink-soft">
          <Breakable text={user.username} after="." />
        </span>
      </>
    ),
  },
  {
    label: 'Contact',
    cell: ({ email, phone, region }) => (
      <>
        <a href={`mailto:${email}`} className="inline-flex min-h-8 items-center underline">
          <Breakable text={email} after="@" />
        </a>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="nums flex min-h-8 items-center underline max-lg:justify-end xl:whitespace-nowrap"
          >
            {internationalNumber(phone)}
          </a>
        )}
        {region && <span className="block text-sm text-ink-soft">{region}</span>}
      </>
    ),
  },
  {
    label: 'Rôle',
    cell: ({ role, vendor }) => (
      <>
        {roleLabels[role]}
        {vendor && <span className="block text-sm text-ink-soft">{vendor.businessName}</span>}
      </>
    ),
  },
  {
    label: 'Compte',
    cell: user => <AccountBadge user={user} />,
  },
  {
    label: 'Inscrit le',
    cell: user => <span className="xl:whitespace-nowrap">{formatDate(user.createdAt)}</span>,
  },
]

function AccountBadge({ user, isSmall }: { user: AdminUser; isSmall?: boolean }) {
  return (
    <Badge tone={user.isActive ? 'success' : 'neutral'} isSmall={isSmall}>
      {user.isActive ? 'Actif' : 'Désactivé'}
    </Badge>
  )
}

const headOf = (user: AdminUser): RowHead => ({
  name: user.fullName || user.username,
  aside: <AccountBadge user={user} isSmall />,
  fact: `${roleLabels[user.role]} · ${user.vendor?.businessName ?? user.email}`,
})

type Asked = { user: AdminUser; act: 'edit' | 'delete' }

function UserList({ filters }: { filters: UserFilters }) {
  const query = useAdminQuery('listUsers', { query: filters })
  const session = useAdmin()
  const [asked, setAsked] = useState<Asked>()
  const ownId = session.status === 'signed-in' ? session.user.id : undefined
  return (
    <>
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement des utilisateurs…" isFolded />}
        failed="Les utilisateurs n’ont pas pu être affichés"
        empty={
          <EmptyState icon={Users} title="Aucun utilisateur trouvé">
            Essayez d’autres mots ou un autre rôle.
          </EmptyState>
        }
      >
        {list => <UserRecords list={list} filters={filters} ownId={ownId} ask={setAsked} />}
      </Loaded>
      {asked?.act === 'edit' && (
        <EditUserDialog
          user={asked.user}
          isOwn={asked.user.id === ownId}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.act === 'delete' && <DeleteUserDialog user={asked.user} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type RecordsProps = {
  list: ListOf<AdminUser>
  filters: UserFilters
  ownId: string | undefined
  ask: (asked: Asked) => void
}

/** One page of accounts, to act on one or on several others. */
function UserRecords({ list, filters, ownId, ask }: RecordsProps) {
  const others = list.items.filter(({ id }) => id !== ownId)
  const choice = useChoice(others, ({ id }) => id)
  const hrefOf = (place: Place) => paths.adminUsers({ ...filters, ...place })
  return (
    <>
      <ChooseAll choice={choice} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'utilisateur', 'utilisateurs')}
      </ChooseAll>
      <Records
        caption="Utilisateurs"
        rows={list.items}
        keyOf={({ id }) => id}
        columns={columns}
        head={headOf}
        box={user =>
          user.id !== ownId && <ChooseOne choice={choice} row={user} name={user.fullName || user.username} />
        }
        action={user => <RowActs user={user} isOwn={user.id === ownId} ask={ask} />}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <UserBulk choice={choice} />
    </>
  )
}

type RowActsProps = { user: AdminUser; isOwn: boolean; ask: (asked: Asked) => void }

function RowActs({ user, isOwn, ask }: RowActsProps) {
  const name = user.fullName || user.username
  return (
    <div className="flex gap-2 lg:justify-end">
      <Button
        size="small"
        variant="secondary"
        className="grow lg:grow-0"
        aria-label={`Modifier : ${name}`}
        onClick={() => ask({ user, act: 'edit' })}
      >
        <Pencil aria-hidden className="size-4" />
        Modifier
      </Button>
      {!isOwn && (
        <MoreActs name={name} acts={[{ word: 'Supprimer', onPress: () => ask({ user, act: 'delete' }) }]} />
      )}
    </div>
  )
}
