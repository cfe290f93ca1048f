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
    <Card
      as="ul"
      isPadded={false}
      className="grid gap-2 px-4 py-3 sm:grid-cols-3 sm:px-6 sm:py-4 lg:grid-cols-1"
    >
      {figures.map(({ icon: Icon, label, value }) => (
        <li key={label} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-leaf-700" />
          <span className="flex min-w-0 grow flex-row-reverse items-center justify-between gap-3 sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:gap-0">
            <span className="nums font-display text-lg leading-tight font-bold">
              {value ?? (isError ? 'Indisponible' : <Skeleton className="h-6 w-16" />)}
            </span>
            <span className="text-ink-soft">{label}</span>
          </span>
        </li>
      ))}
    </Card>
  )
}
