import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { hasOnlineMoney } from '#contract/orders/payment-states.ts'
import { orderedSubtotal } from '#contract/orders/remaining-parcels.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { KeepOrCancel } from '#web/features/orders/keep-or-cancel.tsx'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

/** Vendors that reduced the order: items, reason, and how to cancel before the parcel ships. */
export function ShortageNotices({ order }: { order: Order }) {
  return order.parcels
    .filter(({ status }) => isUnderWay(status))
    .map(parcel => <ShortageNotice key={parcel.id} order={order} parcel={parcel} />)
}

type Props = { order: Order; parcel: Parcel }

function ShortageNotice({ order, parcel }: Props) {
  const [isAsking, setAsking] = useState(false)
  const missing = order.items.filter(
    ({ parcelId, quantity, orderedQuantity }) => parcelId === parcel.id && quantity < orderedQuantity,
  )
  if (missing.length === 0) return null
  const reason = order.events.findLast(
    ({ kind, parcelId }) => kind === 'items' && parcelId === parcel.id,
  )?.reason
  const mayCancel = order.can.cancelParcels.includes(parcel.id)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-tint p-4 text-warning sm:flex-nowrap">
      <div className="min-w-0">
        <p>
          <strong className="block">{parcel.vendor.businessName} a moins que prévu</strong>
          {reason}
        </p>
        <ul className="mt-1 list-disc pl-5">
          {missing.map(item => (
            <li key={item.id}>
              {item.product.name}&nbsp;: {itemQuantity(item)}
            </li>
          ))}
        </ul>
        <p className="mt-1">
          Le colis coûte {formatFcfa(parcel.subtotal)} au lieu de {formatFcfa(orderedSubtotal(order, parcel))}
          .{mayCancel && ' Si cela vous convient, vous n’avez rien à faire.'}
        </p>
      </div>
      {mayCancel && (
        <Button variant="danger" size="small" className="no-print shrink-0" onClick={() => setAsking(true)}>
          Annuler ce colis
        </Button>
      )}
      {isAsking && <CancelParcel order={order} parcel={parcel} onClose={() => setAsking(false)} />}
    </div>
  )
}

function CancelParcel({ order, parcel, onClose }: Props & { onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isPaid = hasOnlineMoney(parcel, order.paymentMethod)
  const refund = isPaid
    ? ` Ce que vous avez payé vous sera remboursé\u00a0: ${formatFcfa(parcel.subtotal)}.`
    : ''
  const close = useWhileMounted(onClose)
  const others = order.parcels.length > 1 ? ' Les autres colis de la commande ne changent pas.' : ''
  const { run, isPending } = useAction({
    run: async () => {
      const cancelled = await api.cancelParcel({ params: { id: parcel.id }, body: {} })
      queryClient.setQueryData(apiKey('getOrder', { params: { id: order.id } }), cancelled)
      void invalidateMyOrders(queryClient)
      toast({ title: 'Colis annulé', description: `${parcel.vendor.businessName} ne le livrera pas.` })
      close()
    },
    failure: 'Impossible d’annuler ce colis',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Annuler le colis ${ofName(parcel.vendor.businessName)}\u00a0?`}
      description={`Rien de ce colis ne sera livré.${others}${refund}`}
      footer={<KeepOrCancel onKeep={onClose} onCancel={() => void run()} isCancelling={isPending} />}
    />
  )
}
