import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { counted, oneOrMany } from '#contract/french/counted.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import type { Run } from '#web/features/orders/vendor/run/run.ts'
import { useRun } from '#web/features/orders/vendor/run/use-run.ts'
import type { LiveOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { useWaitingProblems } from '#web/features/problems/vendor/use-waiting-problems.ts'
import { useLowStock } from '#web/features/stall/stall-queries.ts'
import { cx } from '#web/ui/cx.ts'
import { ChevronRight, Truck } from '#web/ui/icons.ts'
import { Package, ReceiptText } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props = { vendor: VendorAccount; live: LiveOrders }

/** A producer's tasks of the day, each with a link: orders to answer, parcels to deliver, low stock. */
export function Today({ vendor: { id, businessName }, live }: Props) {
  const { query } = useRun({ id, businessName })
  const stock = useLowStock()
  const waitingProblems = useWaitingProblems()
  const run = query.data
  const isIdle =
    live.isKnown &&
    live.pendingCount === 0 &&
    run?.left.length === 0 &&
    stock.isKnown &&
    stock.total === 0 &&
    waitingProblems === 0
  return (
    <Frame>
      {isIdle && <Idle next={nextWords(run)} />}
      <ul className={cx(tasksClass, isIdle && 'max-sm:hidden')}>
        <Task
          {...orderTask}
          href={paths.vendorOrders(live.pendingCount ? { status: 'pending' } : undefined)}
          count={live.isKnown ? live.pendingCount : undefined}
          hasFailed={live.hasFailed}
        />
        <Task
          {...runTask}
          href={paths.vendorRun()}
          count={run?.left.length}
          hasFailed={query.error !== null && !run}
          day=" aujourd’hui"
        >
          {run &&
            (run.left.length > 0
              ? `Tournée du jour, ${formatFcfa(run.toCollect)} à encaisser`
              : nextWords(run))}
        </Task>
        <Task
          {...stockTask}
          href={stock.total ? paths.vendor({ stock: 'low' }) : paths.vendor()}
          count={stock.isKnown ? stock.total : undefined}
          hasFailed={stock.hasFailed}
        >
          {stock.named
            .map(({ name, stock: left }) => `${name} (${left === 0 ? 'rupture' : left})`)
            .join(', ') + (stock.total > stock.named.length ? '…' : '')}
        </Task>
      </ul>
    </Frame>
  )
}

/** The same until it is known who looks. */
export const TodaySkeleton = () => (
  <Frame>
    <ul className={tasksClass}>
      {[orderTask, runTask, stockTask].map(task => (
        <TaskBox key={task.action} icon={task.icon} isWaiting={false}>
          <TaskShape />
        </TaskBox>
      ))}
    </ul>
  </Frame>
)

const tasksClass = 'grid grid-cols-3 gap-2'

const Frame = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="today" className="mb-3 sm:mb-4">
    <h2 id="today" className="mb-2 text-xl max-sm:sr-only">
      Aujourd’hui
    </h2>
    {children}
  </section>
)

/** "Prochaine tournée samedi 28 novembre : 2 colis", when nothing is left today. */
const nextWords = ({ next }: Run): string =>
  next ? `Prochaine tournée ${formatWeekday(next.day)}\u00a0: ${counted(next.count, 'colis', 'colis')}` : ''

/** Replaces three empty tiles on phones, at the same height. */
const Idle = ({ next }: { next: string }) => (
  <p className="flex min-h-20 flex-col justify-center rounded-card bg-white px-4 py-2 ring-1 ring-line sm:hidden">
    <strong>Rien à faire aujourd’hui</strong>
    <span className="text-sm text-ink-soft">
      {next ? (
        <SiteLink href={paths.vendorRun()} className="underline underline-offset-4">
          {next}
        </SiteLink>
      ) : (
        'Ni commande à confirmer, ni colis à livrer, ni stock à compléter.'
      )}
    </span>
  </p>
)

type TaskWords = {
  icon: LucideIcon
  place: string
  what: { one: string; many: string }
  action: string
  /** Whether the action alone is unclear where space is limited. */
  isWhole?: boolean
  none: string
}

const orderTask: TaskWords = {
  icon: ReceiptText,
  place: 'Mes commandes',
  what: { one: 'commande', many: 'commandes' },
  action: 'à confirmer',
  none: 'Aucune commande à confirmer',
}
const runTask: TaskWords = {
  icon: Truck,
  place: 'Tournée du jour',
  what: { one: 'colis', many: 'colis' },
  action: 'à livrer',
  none: 'Rien à livrer',
}
const stockTask: TaskWords = {
  icon: Package,
  place: 'Mes produits',
  what: { one: 'stock', many: 'stocks' },
  action: 'à compléter',
  isWhole: true,
  none: 'Aucun stock à compléter',
}

type TaskProps = TaskWords & {
  href: string
  /** Undefined until loaded. */
  count: number | undefined
  /** Whether it could not be loaded: the name of its page is shown instead. */
  hasFailed: boolean
  /** Shown where space allows: the heading has it too. */
  day?: string
  /** Further content. */
  children?: ReactNode
}

function Task({
  icon,
  href,
  count,
  hasFailed,
  place,
  what,
  action,
  isWhole,
  none,
  day,
  children,
}: TaskProps) {
  const isWaiting = Boolean(count)
  const words = count ? (
    <Count of={count}>
      <span className={cx(!isWhole && 'max-sm:sr-only')}>{oneOrMany(count, what.one, what.many)} </span>
      {action}
    </Count>
  ) : (
    none
  )
  return (
    <TaskBox icon={icon} isWaiting={isWaiting}>
      {count === undefined && !hasFailed ? (
        <TaskShape />
      ) : (
        <SiteLink href={href} className={cx('card-link', isWaiting ? 'font-semibold' : 'text-ink-soft')}>
          {hasFailed ? place : words}
          {day && !hasFailed && <span className="max-lg:sr-only">{day}</span>}
        </SiteLink>
      )}
      {children && <span className="line-clamp-2 text-sm text-ink-soft max-lg:hidden">{children}</span>}
    </TaskBox>
  )
}

const TaskShape = () => <Skeleton className="h-9 w-16 sm:h-6 sm:w-40" />

type BoxProps = Pick<TaskProps, 'icon' | 'children'> & { isWaiting: boolean }

const TaskBox = ({ icon: Icon, isWaiting, children }: BoxProps) => (
  <li
    className={cx(
      // As high as the content.
      'relative flex min-h-20 items-center gap-2 rounded-card px-2 py-2 max-sm:px-1 sm:min-h-17 sm:gap-3 sm:px-4 lg:min-h-21',
      'max-sm:justify-center max-sm:text-center max-sm:text-sm max-sm:leading-4.5 max-[22rem]:text-[0.8125rem]',
      isWaiting ? 'bg-mango-100 ring-1 ring-mango-400' : 'bg-white ring-1 ring-line',
    )}
  >
    <Icon
      aria-hidden
      className={cx(
        'size-5 shrink-0 sm:size-6',
        isWaiting
          ? 'text-laterite-700 max-sm:absolute max-sm:top-2.5 max-sm:left-2'
          : 'text-ink-soft max-sm:hidden',
      )}
    />
    <span className="min-w-0 sm:grow">{children}</span>
    <ChevronRight aria-hidden className="size-5 shrink-0 max-sm:hidden" />
  </li>
)

/** "5 commandes à confirmer", with a prominent number on phones. */
const Count = ({ of: count, children }: { of: number; children: ReactNode }) => (
  <>
    <span className="nums max-sm:block max-sm:text-xl max-sm:leading-6">{count.toLocaleString('fr-FR')}</span>{' '}
    {children}
  </>
)
