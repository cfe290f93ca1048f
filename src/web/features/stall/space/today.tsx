import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { counted } from '#contract/french/counted.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import type { Run } from '#web/features/orders/vendor/run/run.ts'
import { useRun } from '#web/features/orders/vendor/run/use-run.ts'
import { type LiveOrders, refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { type KnownCount, useOrdersToConfirm } from '#web/features/orders/vendor/use-waiting-orders.ts'
import {
  useProblemsToAnswer,
  useWaitingProblems,
} from '#web/features/problems/vendor/use-waiting-problems.ts'
import {
  type TaskState,
  TaskTile,
  TaskTileSkeleton,
  type TaskWords,
  tilesClass,
} from '#web/features/stall/space/task-tile.tsx'
import { useLowStock } from '#web/features/stall/stall-queries.ts'
import { cx } from '#web/ui/cx.ts'
import { Truck } from '#web/ui/icons.ts'
import { MessageSquareQuote, Package, ReceiptText } from '#web/ui/signed-in/icons.ts'
import { AsideFailure } from '#web/ui/signed-in/load-failure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const orderTask: TaskWords = {
  icon: ReceiptText,
  place: 'Mes commandes',
  what: { one: 'commande', many: 'commandes' },
  action: 'à confirmer',
  short: 'action',
  none: 'Aucune commande à confirmer',
}
const runTask: TaskWords = {
  icon: Truck,
  place: 'Tournée du jour',
  what: { one: 'colis', many: 'colis' },
  action: 'à livrer',
  short: 'action',
  none: 'Rien à livrer',
}
const problemTask: TaskWords = {
  icon: MessageSquareQuote,
  place: 'Problèmes',
  what: { one: 'problème', many: 'problèmes' },
  action: 'sans réponse',
  short: 'what',
  none: 'Aucun problème sans réponse',
}
const stockTask: TaskWords = {
  icon: Package,
  place: 'Mes produits',
  what: { one: 'stock bas', many: 'stocks bas' },
  action: 'à compléter',
  short: 'what',
  none: 'Aucun stock à compléter',
}

const stateOf = ({ total, isKnown, hasFailed }: KnownCount) => ({
  count: isKnown ? total : undefined,
  hasFailed,
})

const ordersState = (orders: KnownCount): TaskState => ({
  ...stateOf(orders),
  href: paths.vendorOrders(orders.total ? { status: 'pending' } : undefined),
})

function useStockState(): TaskState {
  const stock = useLowStock()
  return {
    ...stateOf(stock),
    href: stock.total ? paths.vendor({ stock: 'low' }) : paths.vendor(),
    more:
      stock.named.map(({ name, stock: left }) => `${name} (${left === 0 ? 'rupture' : left})`).join(', ') +
      (stock.total > stock.named.length ? '…' : ''),
  }
}

type Props = { vendor: VendorAccount; live: LiveOrders }

/** A producer's tasks of the day, each with a link: orders to answer, parcels to deliver, low stock. */
export function Today({ vendor: { id, businessName }, live }: Props) {
  const queryClient = useQueryClient()
  const { query } = useRun({ id, businessName })
  const stock = useStockState()
  const waitingProblems = useWaitingProblems()
  const run = query.data
  const next = run && nextWords(run)
  const parcels: TaskState = {
    href: paths.vendorRun(),
    count: run?.left.length,
    hasFailed: query.error !== null && !run,
    day: ' aujourd’hui',
    more: run && run.left.length > 0 ? `Tournée du jour, ${formatFcfa(run.toCollect)} à encaisser` : next,
  }
  if (live.hasFailed && parcels.hasFailed && stock.hasFailed)
    return (
      <AsideFailure
        words="Ce qui vous attend aujourd’hui n’a pas pu être lu."
        query={{ ...query, refetch: () => refreshVendorOrders(queryClient) }}
      />
    )
  const tasks = [
    { ...orderTask, ...ordersState({ ...live, total: live.pendingCount }) },
    { ...runTask, ...parcels },
    // Its page is this one.
    ...(stock.hasFailed ? [] : [{ ...stockTask, ...stock }]),
  ]
  const isIdle = waitingProblems === 0 && tasks.every(({ count }) => count === 0)
  return (
    <Tasks title="Aujourd’hui" tasks={tasks}>
      {isIdle && (
        <Idle title="Rien à faire aujourd’hui">
          {next ? (
            <SiteLink href={paths.vendorRun()} className="underline underline-offset-4">
              {next}
            </SiteLink>
          ) : (
            'Ni commande à confirmer, ni colis à livrer, ni stock à compléter.'
          )}
        </Idle>
      )}
    </Tasks>
  )
}

/** The same beside the run of the day: what else waits. What cannot be read, as without a connection, is left out. */
export function TodayBesideRun() {
  const orders = useOrdersToConfirm()
  const problems = useProblemsToAnswer()
  const all = [
    { ...orderTask, ...ordersState(orders) },
    { ...problemTask, ...stateOf(problems), href: paths.vendor({ tab: 'problemes' }) },
    // Beside the run there is no room for names.
    { ...stockTask, ...useStockState(), more: undefined },
  ]
  const tasks = all.filter(({ hasFailed }) => !hasFailed)
  if (tasks.length === 0) return null
  return (
    <Tasks title="À faire aussi" tasks={tasks}>
      {all.every(({ count }) => count === 0) && (
        <Idle title="Rien d’autre à faire">
          Ni commande à confirmer, ni problème sans réponse, ni stock à compléter.
        </Idle>
      )}
    </Tasks>
  )
}

/** Until it is known who looks. */
export const TodaySkeleton = () => <TilesSkeleton tasks={[orderTask, runTask, stockTask]} />
export const TodayBesideRunSkeleton = () => <TilesSkeleton tasks={[orderTask, problemTask, stockTask]} />

const TilesSkeleton = ({ tasks }: { tasks: readonly TaskWords[] }) => (
  <ul aria-hidden className={cx(tilesClass, 'mb-3')}>
    {tasks.map(({ action, icon }) => (
      <TaskTileSkeleton key={action} icon={icon} />
    ))}
  </ul>
)

type TasksProps = {
  title: string
  tasks: readonly (TaskWords & TaskState)[]
  /** Instead of the tiles on phones, when nothing waits. */
  children: ReactNode
}

const Tasks = ({ title, tasks, children: idle }: TasksProps) => (
  <section aria-label={title} className="mb-3">
    {idle}
    <ul className={cx(tilesClass, Boolean(idle) && 'max-sm:hidden')}>
      {tasks.map(task => (
        <TaskTile key={task.action} {...task} />
      ))}
    </ul>
  </section>
)

/** "Prochaine tournée samedi 28 novembre : 2 colis", when nothing is left today. */
const nextWords = ({ next }: Run): string =>
  next ? `Prochaine tournée ${formatWeekday(next.day)}\u00a0: ${counted(next.count, 'colis', 'colis')}` : ''

/** Replaces three empty tiles on phones. */
const Idle = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="flex min-h-13 flex-col justify-center rounded-card bg-white px-4 py-2 ring-1 ring-line sm:hidden">
    <strong>{title}</strong>
    <span className="text-sm text-ink-soft">{children}</span>
  </p>
)
