import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { formatFcfa } from '#contract/money.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useCustomerAccessDenied } from '#web/features/accounts/use-customer-access-denied.ts'
import { Card } from '#web/ui/card.tsx'
import { Truck } from '#web/ui/icons.ts'
import { Wallet } from '#web/ui/signed-in/icons.ts'
import { AsideFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** An order to pay is under way as well, though nobody prepares it yet. */
const openLabel = (toPay = 0): string =>
  toPay > 0 ? `Commandes en cours, dont ${toPay} à payer` : 'Commandes en cours'

/** Three totals of a customer: open orders, delivered orders, amount spent. */
export function CustomerFigures() {
  const query = useQuery({ ...apiQuery(useApi(), 'getCustomerStats'), refetchOnMount: 'always' })
  const { data, error } = query
  const isAccessDenied = useCustomerAccessDenied(error)
  if (error && !data && !isAccessDenied) {
    return <AsideFailure query={query} words="Vos chiffres n’ont pas pu être affichés" isCard />
  }
  const figures = [
    { icon: Truck, label: openLabel(data?.toPay), value: data && String(data.inProgress + data.toPay) },
    { icon: CircleCheck, label: 'Commandes livrées', value: data && String(data.delivered) },
    { icon: Wallet, label: 'Total dépensé', value: data && formatFcfa(data.totalSpent) },
  ]
  return (
    <Card
      as="ul"
      isPadded={false}
      className="flex justify-between gap-x-2 gap-y-1 px-4 max-[22rem]:flex-col py-3 sm:grid sm:grid-cols-3 sm:px-6 sm:py-4 lg:grid-cols-1"
    >
      {figures.map(({ icon: Icon, label, value }) => (
        <li key={label} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-leaf-700 max-sm:hidden" />
          <span className="flex min-w-0 grow flex-col max-[22rem]:flex-row-reverse max-[22rem]:justify-between lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-3">
            <span className="nums font-display leading-tight font-bold sm:text-lg">
              {value ?? <Skeleton className="h-6 w-16" />}
            </span>
            <span className="text-ink-soft max-[22rem]:max-w-none max-sm:max-w-21 max-sm:text-[0.8125rem] max-sm:leading-tight">
              {label}
            </span>
          </span>
        </li>
      ))}
    </Card>
  )
}
