import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#contract/accounts/addresses.schemas.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { AddressDialog } from '#web/features/accounts/addresses/address-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

/** The address whose dialog is open; `new` for a new one. */
type Edited = Address | 'new' | undefined

/** The customer's delivery addresses. */
export function AddressBook({ user }: { user: User }) {
  const query = useQuery(apiQuery(useApi(), 'listAddresses'))
  const { data, error } = query
  const [edited, setEdited] = useState<Edited>()
  const [removed, setRemoved] = useState<Address>()
  return (
    <Card as="section" className="mt-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">Mes adresses de livraison</h2>
        <Button variant="quiet" size="small" className="-mx-3 shrink-0" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" />
          <span>
            Ajouter<span className="max-sm:sr-only"> une adresse</span>
          </span>
        </Button>
      </div>
      {!data && !error && (
        <Loading words="Chargement de vos adresses…">
          <Skeleton className="mt-4 h-20 w-full" />
        </Loading>
      )}
      {!data && error && (
        <div className="mt-3">
          <LoadFailureLine words="Vos adresses n’ont pas pu être affichées." query={query} />
        </div>
      )}
      {data?.length === 0 && (
        <p className="mt-3 text-ink-soft">
          Aucune adresse enregistrée. Une adresse gardée ici se choisit d’un geste à la commande.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {data.map(address => (
            <AddressItem
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onRemove={() => setRemoved(address)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <AddressDialog
          user={user}
          {...(edited !== 'new' && { address: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveDialog address={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  )
}

type ItemProps = { address: Address; onEdit: () => void; onRemove: () => void }

function AddressItem({ address: { label, address, isDefault }, onEdit, onRemove }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:-mb-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {label}
          {isDefault && (
            <Badge tone="success" icon={null}>
              Par défaut
            </Badge>
          )}
        </p>
        <p className="break-words whitespace-pre-line text-ink-soft">{address}</p>
      </div>
      <div className="-ml-3 flex gap-1 sm:ml-0">
        <Button variant="quiet" size="small" aria-label={`Modifier ${label}`} onClick={onEdit}>
          Modifier
        </Button>
        <Button variant="quietDanger" size="small" aria-label={`Supprimer ${label}`} onClick={onRemove}>
          Supprimer
        </Button>
      </div>
    </li>
  )
}

function RemoveDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const api = useApi()
  const close = useWhileMounted(onClose)
  const { run, isPending } = useAction({
    run: async () => {
      await api.deleteAddress({ params: { id: address.id } })
      toast({ title: 'Adresse supprimée' })
    },
    failure: 'Impossible de supprimer l’adresse.',
    refresh: ['listAddresses'],
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Supprimer l’adresse «\u00a0${address.label}\u00a0»\u00a0?`}
      description="Les commandes déjà passées gardent leur adresse."
    >
      <DialogActions
        action="Supprimer"
        variant="danger"
        pendingWord={isPending && 'Suppression…'}
        onAction={() => void run().then(close)}
        leave="Garder"
        onLeave={onClose}
      />
    </Dialog>
  )
}
