import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Address, PlacedAddressBody } from '#contract/accounts/addresses.schemas.ts'
import { MAX_ADDRESS_LABEL_LENGTH } from '#contract/accounts/facts.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { type Place, placeOfAddress, placeOfUser, sentPlace } from '#web/features/delivery/place.ts'
import { PlaceFields } from '#web/features/delivery/place-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = {
  /** The address to edit; undefined for a new one. */
  address?: Address
  user: User
  /** Initial values of a new address. */
  initial?: { label: string; place: Place }
  onSaved?: (address: Address) => void
  onClose: () => void
}

/** Edits or adds a saved address; a label and a complete address are required. */
export function AddressDialog({ address, user, initial, onSaved, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: zones = [] } = useQuery(apiQuery(api, 'listZones'))
  const [place, setPlace] = useState(
    () => initial?.place ?? (address ? placeOfAddress(address, user) : placeOfUser(user)),
  )
  const formId = useId()
  // Only while the dialog is open: after closing it, the person may have chosen another place.
  const choose = useWhileMounted((saved: Address) => onSaved?.(saved))
  const form = useForm({
    schema: PlacedAddressBody,
    // The default passes on to another address, here or on another device; it is not taken away from this one.
    complete: ({ label, isDefault }) => ({
      label,
      isDefault: isDefault === 'on' || undefined,
      ...sentPlace(place, zones),
    }),
    submit: async body => {
      const saved = await (address
        ? api.changeAddress({ params: { id: address.id }, body })
        : api.addAddress({ body }))
      await invalidateQueries(queryClient, 'listAddresses')
      choose(saved)
      toast({ title: 'Adresse enregistrée' })
    },
    onDone: onClose,
    onFailure: 'Impossible d’enregistrer l’adresse. Veuillez réessayer.',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={address ? 'Modifier l’adresse' : 'Nouvelle adresse'}
      footer={
        <Button type="submit" form={formId} isWide pendingWord={form.isPending && 'Enregistrement…'}>
          {address ? 'Enregistrer' : 'Ajouter l’adresse'}
        </Button>
      }
    >
      <Form id={formId} form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label="Libellé"
          name="label"
          defaultValue={(address ?? initial)?.label ?? ''}
          hint="Par exemple Domicile, Travail, Chez maman"
          maxLength={MAX_ADDRESS_LABEL_LENGTH}
        />
        <PlaceFields
          user={user}
          place={place}
          onPlace={changes => setPlace(current => ({ ...current, ...changes }))}
        />
        {!address?.isDefault && <Checkbox name="isDefault" label="Utiliser cette adresse par défaut" />}
      </Form>
    </Dialog>
  )
}
