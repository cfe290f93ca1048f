import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { formatFcfa } from '#contract/money.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { Card } from '#web/ui/card.tsx'
import { Truck } from '#web/ui/icons.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Wallet } from '#web/ui/spaces/icons.ts'

/** Three figures of a customer: orders under way, orders delivered, money spent on them. */
export function CustomerFigures() {
  const { data, isError } = useQuery({
    ...apiQuery(useApi(), 'getCustomerStats'),
    refetchOnMount: 'always',
  })
  const figures = [
    { icon: Truck, label: 'Commandes en cours', value: data && String(data.inProgress) },
    { icon: CircleCheck, label: 'Commandes livrées', value: data && String(data.delivered) },
    { icon: Wallet, label: 'Total dépensé', value: data && formatFcfa(data.totalSpent) },
  ]
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {figures.map(({ icon: Icon, label, value }) => (
        <Card as="li" key={label} className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-100 text-laterite-700">
            <Icon aria-hidden className="size-6" />
          </span>
          <div className="min-w-0">
            <p className="nums font-display text-2xl leading-tight font-bold">
              {value ?? (isError ? 'Indisponible' : <Skeleton className="h-7 w-16" />)}
            </p>
            <p className="text-ink-soft">{label}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}
