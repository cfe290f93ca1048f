import { useQueryClient } from '@tanstack/react-query'
import { customerName } from '#contract/orders/customer-name.ts'
import { type OrderStatus, orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { consequencesOfAll } from '#web/features/orders/admin/order-consequences.ts'
import { OrderStatusFields, OrderStatusForm } from '#web/features/orders/admin/order-status-form.tsx'
import { refreshOrders } from '#web/features/orders/admin/refresh-orders.ts'
import { seenParcelsOf } from '#web/features/orders/admin/seen-parcels.ts'
import { BulkActs } from '#web/ui/seldom/choice/bulk-acts.tsx'
import { BulkDialog, type BulkWords } from '#web/ui/seldom/choice/bulk-dialog.tsx'
import { ExportChosen } from '#web/ui/seldom/choice/export-chosen.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'

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

/** What an administrator does with several orders of the list. */
export function OrderBulk({ choice }: { choice: Choice<Order> }) {
  const { chosen } = choice
  const offered = orderStatuses.filter(to => chosen.some(({ status }) => status !== to))
  return (
    <BulkActs
      choice={choice}
      noun={noun}
      menu="Changer le statut"
      acts={offered.map(to => ({
        name: to,
        word: orderStatusFacts[to].label,
        variant: to === 'cancelled' ? 'danger' : 'secondary',
      }))}
      further={<ExportChosen kind="orders" rows={chosen} />}
    >
      {(to, close) => <Changing choice={choice} to={to} onClose={close} />}
    </BulkActs>
  )
}

type ChangingProps = { choice: Choice<Order>; to: OrderStatus; onClose: () => void }

function Changing({ choice, to, onClose }: ChangingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const rows = choice.chosen.filter(({ status }) => status !== to)
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
        choice.set(left)
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
