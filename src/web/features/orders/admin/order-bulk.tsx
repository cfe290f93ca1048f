import { useQueryClient } from '@tanstack/react-query'
import type { ListedOrder } from '#contract/orders/admin.schemas.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { type OrderStatus, orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { consequencesOfAll } from '#web/features/orders/admin/order-consequences.ts'
import { OrderStatusFields, OrderStatusForm } from '#web/features/orders/admin/order-status-form.tsx'
import { refreshOrders } from '#web/features/orders/admin/refresh-orders.ts'
import { seenParcelsOf } from '#web/features/orders/admin/seen-parcels.ts'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import { BulkDialog, type BulkWords } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import { ExportSelected } from '#web/ui/on-demand/selection/export-selected.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const noun = { one: 'commande', many: 'commandes', isFeminine: true }

function wordsOf(to: OrderStatus): BulkWords {
  const status = `«\u00a0${orderStatusFacts[to].label}\u00a0»`
  return {
    noun,
    done: [`passée à ${status}`, `passées à ${status}`],
    word: 'Changer le statut',
    pendingWord: 'Mise à jour…',
    title: rows => `Passer ${rows} à ${status}\u00a0?`,
    consequence: 'Les commandes qui ne peuvent pas changer vous seront indiquées.',
    isDanger: to === 'cancelled',
  }
}

/** Bulk actions on orders. */
export function OrderBulk({ selection }: { selection: Selection<ListedOrder> }) {
  const { selected } = selection
  const offered = orderStatuses.filter(to => selected.some(({ status }) => status !== to))
  return (
    <BulkActions
      selection={selection}
      noun={noun}
      menu="Changer le statut"
      actions={offered.map(to => ({
        name: to,
        word: orderStatusFacts[to].label,
        variant: to === 'cancelled' ? 'danger' : 'secondary',
      }))}
      further={<ExportSelected kind="orders" rows={selected} />}
    >
      {(to, close) => <Changing selection={selection} to={to} onClose={close} />}
    </BulkActions>
  )
}

type ChangingProps = { selection: Selection<ListedOrder>; to: OrderStatus; onClose: () => void }

function Changing({ selection, to, onClose }: ChangingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const rows = selection.selected.filter(({ status }) => status !== to)
  return (
    <BulkDialog
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ number, customer, status, delivery: { mode } }) =>
        `${number}, ${customerName(customer)}\u00a0: ${statusWords(status, mode).label.toLowerCase()}`
      }
      words={wordsOf(to)}
      schema={OrderStatusForm}
      send={(order, { reason }) =>
        api.setOrderStatus({
          params: { id: order.id },
          body: { status: to, seenParcels: seenParcelsOf(order), ...(reason && { reason }) },
        })
      }
      onSent={left => {
        selection.set(left)
        void refreshOrders(queryClient)
      }}
      onClose={onClose}
    >
      <OrderStatusFields
        consequences={consequencesOfAll(rows, to)}
        hint="Une seule pour toutes. Elle reste dans l’historique des commandes, que leurs clients voient."
      />
    </BulkDialog>
  )
}
