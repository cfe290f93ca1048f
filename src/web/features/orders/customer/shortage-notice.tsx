import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: Order; parcel: Parcel }

/** A producer had less than was ordered: why, and the way out while the parcel is not sent. */
export function ShortageNotice({ order, parcel }: Props) {
  const [isAsking, setAsking] = useState(false)
  const reason = order.events.findLast(
    ({ kind, parcelId }) => kind === 'items' && parcelId === parcel.id,
  )?.reason
  const isMissing = order.items.some(
    ({ parcelId, quantity, orderedQuantity }) => parcelId === parcel.id && quantity < orderedQuantity,
  )
  if (!isMissing || parcel.status === 'cancelled') return null
  return (
    <div className="mt-3 grid gap-3 rounded-field bg-warning-tint p-4 text-warning">
      <p className="min-w-0">
        <strong className="block">{parcel.vendor.businessName} a moins que prévu</strong>
        {reason}
      </p>
      {order.can.cancelParcels.includes(parcel.id) && (
        <Button
          variant="danger"
          size="small"
          className="no-print justify-self-start"
          onClick={() => setAsking(true)}
        >
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
  const [isPending, setPending] = useState(false)
  const isPaid = isOnline(order.paymentMethod) && parcel.paymentStatus === 'completed'
  const refund = isPaid
    ? ` Ce que vous avez payé vous sera remboursé\u00a0: ${formatFcfa(parcel.subtotal)}.`
    : ''
  const others = order.parcels.length > 1 ? ' Les autres colis de la commande ne changent pas.' : ''
  const handleConfirm = async () => {
    setPending(true)
    try {
      const cancelled = await api.cancelParcel({ params: { id: parcel.id }, body: {} })
      queryClient.setQueryData(apiKey('getOrder', { params: { id: order.id } }), cancelled)
      void readOwnOrdersAgain(queryClient)
      toast({ title: 'Colis annulé', description: `${parcel.vendor.businessName} ne le livrera pas.` })
      onClose()
    } catch (error) {
      tellFailure('Erreur', 'Impossible d’annuler ce colis')(error)
      setPending(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Annuler le colis de ${parcel.vendor.businessName}\u00a0?`}
      description={`Rien de ce colis ne sera livré.${others}${refund}`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Garder ce colis
          </Button>
          <Button variant="danger" onClick={handleConfirm} pendingWord={isPending && 'Annulation...'}>
            Annuler le colis
          </Button>
        </div>
      }
    />
  )
}
