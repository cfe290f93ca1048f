import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type PickupPoint, PickupPointBody } from '#contract/delivery/pickup.schemas.ts'
import { useApi } from '#web/api-query.ts'
import { internationalNumber, nationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { type OpeningDraft, OpeningFields } from '#web/features/delivery/admin/opening-fields.tsx'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { point: PickupPoint | undefined; onClose: () => void }

/** What most points begin with. */
const USUAL_HOURS = [1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: '08:00', to: '18:00' }))

const draftsOf = (point: PickupPoint | undefined): OpeningDraft[] =>
  (point?.openingHours ?? USUAL_HOURS).map((opening, index) => ({ ...opening, key: index }))

/** Adds a pickup point, or changes one. */
export function PickupDialog({ point, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const [openings, setOpenings] = useState(() => draftsOf(point))
  const form = useForm({
    schema: PickupPointBody,
    complete: ({ phone, ...typed }) => ({
      ...typed,
      phone: internationalNumber(String(phone)),
      openingHours: openings.map(({ key: _, ...opening }) => opening),
      isActive: point?.isActive ?? true,
    }),
    submit: async body => {
      const saved = await (point
        ? api.changePickupPoint({ params: { id: point.id }, body })
        : api.createPickupPoint({ body }))
      void readAgain(queryClient, 'listAdminPickupPoints', 'listPickupPoints')
      toast({
        title: point ? 'Point de retrait modifié' : 'Point de retrait ajouté',
        description: `${saved.name} : ${saved.zone.name}`,
      })
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Le point de retrait n’a pas pu être enregistré.'),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={point ? `Modifier ${point.name}` : 'Nouveau point de retrait'}
      {...(point && {
        description:
          'Les commandes déjà passées gardent le nom et l’adresse d’avant : si le point déménage, prévenez leurs clients.',
      })}
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          isWide
          pendingWord={form.isPending && 'Enregistrement…'}
        >
          {point ? 'Enregistrer' : 'Ajouter le point'}
        </Button>
      }
    >
      <Form id={formId} form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PointFields point={point} />
        <OpeningFields openings={openings} onChange={setOpenings} />
      </Form>
    </Dialog>
  )
}

function PointFields({ point }: Pick<Props, 'point'>) {
  const { data: zones = [] } = useAdminQuery('listAdminZones')
  const options = zones.map(
    ({ id, name, region }) => [id, name === region ? name : `${region} : ${name}`] as const,
  )
  return (
    <>
      <TextField
        name="name"
        label="Nom du point"
        hint="Comme les clients le connaissent : « Gare d’Adjamé »"
        defaultValue={point?.name}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        // Its choices come after it.
        key={options.length}
        name="zoneId"
        label="Zone"
        placeholder="Choisissez une zone"
        defaultValue={point?.zone.id ?? ''}
        options={options}
      />
      <TextField
        name="address"
        label="Adresse"
        defaultValue={point?.address}
        maxLength={200}
        autoComplete="off"
      />
      <TextAreaField
        name="directions"
        label="Comment trouver l’entrée"
        rows={2}
        defaultValue={point?.directions}
        maxLength={500}
      />
      <PhoneField
        name="phone"
        label="Téléphone du point"
        defaultValue={point ? nationalNumber(point.phone) : ''}
      />
    </>
  )
}
