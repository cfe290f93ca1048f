import { useQueryClient } from '@tanstack/react-query'
import { type Address, AddressBody } from '#contract/accounts/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  /** The one to change; absent for a new one. */
  address?: Address
  /** What the fields of a new one begin with. */
  initial?: Pick<Address, 'label' | 'address'>
  onSaved?: (address: Address) => void
  onClose: () => void
}

/** Changes a saved address, or saves a new one; without a label and an address, nothing is saved. */
export function AddressDialog({ address, initial = address, onSaved, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: AddressBody,
    // The default passes on to another address; it is not taken away from this one.
    complete: fields => ({ ...fields, isDefault: address?.isDefault || fields.isDefault === 'on' }),
    submit: async body => {
      const saved = await (address
        ? api.changeAddress({ params: { id: address.id }, body })
        : api.addAddress({ body }))
      await readAgain(queryClient, 'listAddresses')
      onSaved?.(saved)
      toast({ title: 'Adresse enregistrée' })
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Impossible d’enregistrer l’adresse. Veuillez réessayer.'),
  })
  return (
    <Dialog isOpen onClose={onClose} title={address ? 'Modifier l’adresse' : 'Nouvelle adresse'}>
      <Form form={form} className="grid gap-4">
        <TextField
          label="Libellé"
          name="label"
          defaultValue={initial?.label ?? ''}
          hint="Par exemple Domicile, Travail, Chez maman"
          maxLength={60}
        />
        <TextAreaField
          label="Adresse complète"
          name="address"
          rows={3}
          defaultValue={initial?.address ?? ''}
          hint="Ville, quartier et repère : « Cocody Angré, derrière la pharmacie »"
          autoComplete="street-address"
          maxLength={500}
        />
        {!address?.isDefault && <Checkbox name="isDefault" label="Utiliser cette adresse par défaut" />}
        <Button type="submit" isWide pendingWord={form.isPending && 'Enregistrement…'}>
          {address ? 'Enregistrer' : 'Ajouter l’adresse'}
        </Button>
      </Form>
    </Dialog>
  )
}
