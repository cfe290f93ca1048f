import { type Address, AddressBody } from '#contract/accounts.ts'
import { sentenceOf } from '#web/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'
import { useForm } from '#web/ui/use-form.ts'

type NewAddress = { label: string; address: string; isDefault?: boolean | undefined }

type Props = {
  /** What the fields begin with. */
  initial: Pick<NewAddress, 'label' | 'address'>
  add: (address: NewAddress) => Promise<Address>
  onAdded: (address: Address) => void
  onClose: () => void
}

/** Saves an address under a name; without both, nothing is added. */
export function NewAddressDialog({ initial, add, onAdded, onClose }: Props) {
  const form = useForm({
    schema: AddressBody,
    complete: fields => ({ ...fields, isDefault: fields.isDefault === 'on' }),
    submit: async address => {
      onAdded(await add(address))
      toast({ title: 'Adresse enregistrée' })
    },
    onFailure: error =>
      toast({
        title: 'Erreur',
        description: sentenceOf(error, 'Impossible d’enregistrer l’adresse. Veuillez réessayer.'),
        variant: 'destructive',
      }),
  })
  return (
    <Dialog isOpen onClose={onClose} title="Nouvelle adresse">
      <Form form={form} className="grid gap-4">
        <TextField
          label="Libellé"
          name="label"
          defaultValue={initial.label}
          hint="Par exemple Domicile, Travail, Chez maman"
          maxLength={60}
        />
        <TextAreaField
          label="Adresse complète"
          name="address"
          rows={3}
          defaultValue={initial.address}
          hint="Ville, quartier et repère : « Cocody Angré, derrière la pharmacie »"
          autoComplete="street-address"
          maxLength={500}
        />
        <Checkbox name="isDefault" label="Utiliser cette adresse par défaut" />
        <Button type="submit" isWide pendingWord={form.isPending && 'Enregistrement…'}>
          Ajouter l’adresse
        </Button>
      </Form>
    </Dialog>
  )
}
