import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type PickupPoint,
  PickupPointBody,
  type PickupPointChanges,
} from '#contract/delivery/pickup.schemas.ts'
import { internationalNumber } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import type { OpeningDraft } from '#web/features/delivery/admin/opening-fields.tsx'
import { changesTo } from '#web/ui/forms/changes-to.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Initial hours of a new point. */
const USUAL_HOURS = [1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: '08:00', to: '18:00' }))

const hoursWritten = (hours: PickupPoint['openingHours']): string =>
  JSON.stringify(hours.map(({ weekday, from, to }) => [weekday, from, to].join(' ')).sort())

/** Typed values that differ from those shown: the others, and whether it is open, may have been changed meanwhile. */
function pickupChanges(shown: PickupPoint, { isActive: _, ...typed }: PickupPointBody): PickupPointChanges {
  const hasSameHours = hoursWritten(typed.openingHours) === hoursWritten(shown.openingHours)
  return changesTo(
    { ...shown, zoneId: shown.zone.id, openingHours: hasSameHours ? typed.openingHours : null },
    typed,
  )
}

const draftsOf = (point: PickupPoint | undefined): OpeningDraft[] =>
  (point?.openingHours ?? USUAL_HOURS).map((opening, index) => ({ ...opening, key: index }))

/** The form that creates or edits a pickup point, including its opening hours. */
export function usePickupForm(current: PickupPoint | undefined, onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  // The initial point: the list behind may be refetched meanwhile.
  const [point] = useState(current)
  const [openings, setOpenings] = useState(() => draftsOf(point))
  const form = useForm({
    schema: PickupPointBody,
    complete: ({ phone, ...typed }) => ({
      ...typed,
      phone: internationalNumber(String(phone)),
      openingHours: openings.map(({ key: _, ...opening }) => opening),
    }),
    submit: async body => {
      const saved = await (point
        ? api.changePickupPoint({ params: { id: point.id }, body: pickupChanges(point, body) })
        : api.createPickupPoint({ body }))
      void invalidateQueries(queryClient, 'listAdminPickupPoints', 'listPickupPoints')
      toast({
        title: point ? 'Point de retrait modifié' : 'Point de retrait ajouté',
        description: `${saved.name}\u00a0: ${saved.zone.name}`,
      })
    },
    onDone,
    onFailure: 'Le point de retrait n’a pas pu être enregistré.',
  })
  return { form, openings, setOpenings }
}
