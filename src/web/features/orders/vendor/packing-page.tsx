import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { formatDayFrom, formatWeekday } from '#contract/delivery/weekday-words.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import { titleOf } from '#web/features/orders/vendor/group-by-day.ts'
import {
  type PackingDay,
  type ProductTotal,
  packingDaysOf,
} from '#web/features/orders/vendor/packing-list.ts'
import {
  GoodsToTick,
  isPacked,
  ParcelToPack,
  TickLine,
  type TickLineProps,
} from '#web/features/orders/vendor/packing-parcel.tsx'
import { type Ticking, useTicks } from '#web/features/orders/vendor/packing-ticks.ts'
import { readAllOrders } from '#web/features/orders/vendor/read-all-orders.ts'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { useToday } from '#web/features/orders/vendor/use-today.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { PackageCheck } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PrintButton } from '#web/ui/signed-in/print-button.tsx'
import { useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'
import { scrollToSelected } from '#web/ui/signed-in/scroll-to-selected.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The vendor's packing lists by day, to be printed or ticked off. */
export function PackingPage() {
  return <VendorGate waiting={<WaitingList />}>{vendor => <PackingSpace vendor={vendor} />}</VendorGate>
}

/** The page until it is known who looks. */
const WaitingList = () => (
  <div className={pageClass}>
    <Head isWaiting />
    <Skeleton className="my-1 h-4 w-56 max-w-full" />
    <SheetSkeleton />
  </div>
)

const pageClass = 'container-page py-4 sm:py-8 print:py-0'

/** Nothing is printed before the list is there. */
const Head = ({ isWaiting = false }: { isWaiting?: boolean }) => (
  <>
    <div className="no-print flex flex-wrap items-center justify-between gap-x-3">
      <BackLink href={paths.vendorOrders()} isToList>
        Mes commandes
      </BackLink>
      <div inert={isWaiting} className={cx('grid', isWaiting && 'opacity-50')}>
        <PrintButton variant="secondary" size="small" />
      </div>
    </div>
    <h1 className="text-2xl sm:text-3xl">Liste de préparation</h1>
  </>
)

function PackingSpace({ vendor: { id, businessName } }: { vendor: VendorAccount }) {
  useSendQueue(id)
  return (
    <div className={pageClass}>
      <Head />
      <p className="text-ink-soft">
        {businessName}, {formatDate(useToday())}
      </p>
      <PackingSheet vendorId={id} />
    </div>
  )
}

const statusesToPrepare = orderStatuses.filter(status => orderStatusFacts[status].isToPrepare)

function PackingSheet({ vendorId }: { vendorId: string }) {
  const api = useApi()
  const query = useQuery({
    queryKey: [...apiKey('listVendorOrders'), 'preparation'],
    queryFn: () => readAllOrders(api, statusesToPrepare),
    refetchOnMount: 'always',
    // This page gets no live updates.
    refetchOnWindowFocus: 'always',
  })
  const today = useToday()
  const ticking = useTicks(vendorId, today)
  return (
    <Loaded
      query={{ ...query, data: query.data && packingDaysOf(query.data, today) }}
      waiting={<SheetSkeleton />}
      failed="La liste n’a pas pu être préparée"
    >
      {days =>
        days.length === 0 ? (
          <EmptyState
            icon={PackageCheck}
            title="Aucun colis à préparer"
            actions={<LinkButton href={paths.vendorOrders()}>Voir mes commandes</LinkButton>}
          >
            Les commandes en attente ou confirmées apparaîtront ici. Celles à payer en ligne attendent leur
            paiement.
          </EmptyState>
        ) : (
          <DaySheets days={days} today={today} vendorId={vendorId} ticking={ticking} />
        )
      }
    </Loaded>
  )
}

type DaySheetsProps = { days: readonly PackingDay[]; today: string; vendorId: string; ticking: Ticking }

/** Label of a day's button: "aujourd’hui", "demain", "vendredi 27 novembre". */
const choiceWords = ({ part, day }: PackingDay, today: string): string =>
  day && part !== 'late' ? formatDayFrom(day, today) : titleOf({ part, day })

/** One packing list, with buttons for the other days. */
function DaySheets({ days, today, vendorId, ticking }: DaySheetsProps) {
  const [wanted, setWanted] = useState<string | null>()
  const shown = days.find(({ day }) => day === wanted) ?? days[0]!
  return (
    <>
      {days.length > 1 && (
        <fieldset
          ref={scrollToSelected}
          className="no-print -mx-4 mt-3 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <legend className="mb-1.5 font-semibold">Pour quel jour&nbsp;?</legend>
          {days.map(each => (
            <Button
              key={each.day}
              variant={each.day === shown.day ? 'primary' : 'secondary'}
              size="small"
              className={cx('shrink-0', each.part === 'late' && each.day !== shown.day && 'text-warning')}
              aria-pressed={each.day === shown.day}
              onClick={() => setWanted(each.day)}
            >
              <span className="inline-block first-letter:uppercase">
                {choiceWords(each, today)} ({each.list.parcels.length})
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <DaySheet key={shown.day} {...shown} vendorId={vendorId} ticking={ticking} />
    </>
  )
}

type DaySheetProps = PackingDay & Pick<DaySheetsProps, 'vendorId' | 'ticking'>

function DaySheet({ part, day, list, vendorId, ticking }: DaySheetProps) {
  const { totals, totalsToConfirm, parcels } = list
  const heading = useRef<HTMLHeadingElement>(null)
  const isHeld = useIsRecentlyDone()
  const packed = parcels.filter(order => isPacked(order, ticking)).length
  return (
    <>
      <p role="status" className="mt-3 mb-4">
        {counted(parcels.length, 'colis', 'colis')} à préparer
        {day && ` pour ${formatWeekday(day)}`}
        {part === 'late' && <strong className="text-warning">, en retard</strong>}
      </p>
      {/* Goods to gather remain visible beside the parcels. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] print:grid-cols-1">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4 print:static">
          {totals.length > 0 && <Totals title="À rassembler" totals={totals} day={day} ticking={ticking} />}
          {totalsToConfirm.length > 0 && (
            <Totals
              title="De plus, une fois confirmé"
              isToConfirm
              totals={totalsToConfirm}
              day={day}
              ticking={ticking}
            />
          )}
        </div>
        <div>
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
              Par client
            </h2>
            <p role="status" className="no-print text-ink-soft">
              {counted(packed, 'colis prêt', 'colis prêts')} sur {parcels.length}
            </p>
          </div>
          <ul
            className={cx(
              'grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:max-lg:grid-cols-2 xl:grid-cols-2 print:grid-cols-1 print:gap-0',
              isHeld && 'pointer-events-none',
            )}
          >
            {parcels.map(order => (
              <ParcelToPack
                key={order.id}
                order={order}
                vendorId={vendorId}
                day={day}
                ticking={ticking}
                above={heading}
              />
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

type TotalsProps = { title: string; isToConfirm?: boolean; totals: readonly ProductTotal[] } & Omit<
  TickLineProps,
  'id'
>

function Totals({ title, isToConfirm = false, totals, day, ticking }: TotalsProps) {
  // Both lists may contain the same quantity.
  const suffix = isToConfirm ? ' to-confirm' : ''
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="grid gap-x-8 rounded-card bg-white px-4 py-2 shadow-card ring-1 ring-line sm:max-lg:grid-cols-2 sm:px-6 print:p-0 print:ring-0">
        {totals.map(({ productId, name, unit, quantity, parcels }) => (
          <li key={productId} className="border-b border-line last:border-0 only:col-span-full">
            <TickLine id={`${day} ${productId} ${quantity}${suffix}`} day={day} ticking={ticking}>
              <GoodsToTick quantity={quantity} unit={unit} isLoud>
                {name}
                {parcels > 1 && <span className="block text-sm text-ink-soft">pour {parcels} colis</span>}
              </GoodsToTick>
            </TickLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SheetSkeleton() {
  return (
    <Loading words="Préparation de la liste…">
      <Skeleton className="mt-3 h-6 w-40" />
      <span className="mt-2 flex gap-2">
        <Skeleton className="h-11 w-36 rounded-full" />
        <Skeleton className="h-11 w-44 rounded-full" />
      </span>
      <Skeleton className="mt-4 mb-4 h-6 w-64 max-w-full" />
      <Skeleton className="h-7 w-36" />
      <Skeleton className="mt-2 h-100 w-full rounded-card sm:h-60 lg:w-96" />
    </Loading>
  )
}
