import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Day } from '#contract/common.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { dayWithHours } from '#contract/orders/planned-days.ts'
import { type Order, Reason } from '#contract/orders/schemas.ts'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { shortDays } from '#web/features/orders/short-days.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: Order; vendorId: string; onDone: () => void; onClose: () => void }

/** Moves a parcel to another day, with an optional reason. */
export function MoveDayDialog({ order, vendorId, onDone, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data } = useQuery(apiQuery(api, 'getCalendar', { params: { id: vendorId } }))
  const parcel = order.parcels[0]!
  const { mode, pickupPoint } = order.delivery
  const { handOver, planned } = deliveryModeFacts[mode]
  const openingHours = pickupPoint?.openingHours
  const days = movableDays(data?.closedDays.map(({ date }) => date) ?? [], new Date(), openingHours)
  // Opening hours leave little room for the day.
  const nameOf = openingHours ? (day: string) => shortDays([day]) : formatWeekday
  const form = useForm({
    schema: z.object({ plannedOn: Day, reason: Reason }),
    submit: async body => {
      const changed = await api.setParcelDay({ params: { id: parcel.id }, body })
      updateInLists(queryClient, 'listVendorOrders', changed)
      void refreshVendorOrders(queryClient)
      toast({ title: 'Jour changé', description: `${order.number}\u00a0: le client est prévenu` })
    },
    onDone: () => {
      onClose()
      onDone()
    },
    onFailure: 'Impossible de changer le jour',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${handOver} ${order.number} un autre jour`}
      description={
        parcel.plannedOn
          ? `${planned} ${formatWeekday(parcel.plannedOn)}. Le client sera prévenu du nouveau jour.`
          : 'Le client sera prévenu du jour.'
      }
    >
      <Form form={form} className="grid gap-4">
        <SelectField
          name="plannedOn"
          label="Nouveau jour"
          placeholder="Choisissez un jour"
          options={days
            .filter(day => day !== parcel.plannedOn)
            .map(day => [day, dayWithHours(day, openingHours, nameOf)] as const)}
          defaultValue=""
        />
        <TextAreaField
          label="Raison"
          name="reason"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          isOptional
          hint="Le client la lira&nbsp;: «&nbsp;Route coupée par la pluie&nbsp;»"
        />
        <DialogActions
          action="Changer le jour"
          pendingWord={form.isPending && 'Enregistrement…'}
          leave="Garder le jour"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
