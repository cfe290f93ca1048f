import { ArrowUpDown, CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { useRequiredVendor } from '#web/features/accounts/lost-session.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import type { Run } from '#web/features/orders/vendor/run/run.ts'
import { RunStop } from '#web/features/orders/vendor/run/run-stop.tsx'
import { ArrangedStop } from '#web/features/orders/vendor/run/stop-row.tsx'
import { goneWords } from '#web/features/orders/vendor/run/stop-words.ts'
import { type StoredRun, storedRun } from '#web/features/orders/vendor/run/stored-run.ts'
import { useRun, useStoredRun } from '#web/features/orders/vendor/run/use-run.ts'
import { isUnanswered } from '#web/features/orders/vendor/send-queued-actions.ts'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Truck } from '#web/ui/icons.ts'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { clearToast } from '#web/ui/toast.ts'

/**
 * A vendor's run of the day, stop by stop; also offline once it was loaded.
 * @param props.beside what else is to be done today, above the run
 * @param props.besideWaiting its shape until it is known who looks
 */
export function RunPage({ beside, besideWaiting }: { beside: ReactNode; besideWaiting: ReactNode }) {
  const session = useRequiredVendor()
  const stored = useStoredRun()
  const hasLeft = session.status === 'signed-out'
  useEffect(() => {
    if (hasLeft) storedRun.write(undefined)
  }, [hasLeft])
  const vendor = session.status === 'signed-in' ? session.user : hasLeft ? undefined : stored?.vendor
  // The same element for the stored and the fetched vendor: typed values survive the response.
  if (vendor && (session.status !== 'unknown' || hasSessionCookie('vendor')))
    return <RunSpace key={vendor.id} vendor={vendor} beside={beside} />
  return <VendorGate waiting={<WaitingRun beside={besideWaiting} />}>{() => null}</VendorGate>
}

/** The page until it is known who looks. */
const WaitingRun = ({ beside }: { beside: ReactNode }) => (
  <div className={pageClass}>
    <div className="flex">
      <BackToOrders />
    </div>
    <Title />
    <Skeleton className="my-1 h-4 w-48" />
    <div className="mt-3">{beside}</div>
    <RunSkeleton />
  </div>
)

const pageClass = 'container-page max-w-4xl py-4 sm:py-8'

const BackToOrders = () => (
  <BackLink href={paths.vendorOrders()} isToList>
    Mes commandes
  </BackLink>
)

const Title = () => <h1 className="text-2xl sm:text-3xl">Tournée du jour</h1>

/** When the displayed run was fetched, if refetching failed. */
function StoredRunNotice({ error, readAtMs }: { error: Error; readAtMs: number }) {
  const isCut = isUnanswered(error)
  const isOf = formatDateTime(new Date(readAtMs).toISOString())
  return (
    <p role="status" className="mt-3 flex items-start gap-2 rounded-field bg-warning-tint p-3 text-warning">
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      {isCut
        ? `Sans connexion\u00a0: voici la tournée, lue le ${isOf}. Ce que vous notez partira quand la connexion reviendra.`
        : `Le service ne répond pas\u00a0: voici la tournée, lue le ${isOf}. Elle sera relue dès qu’il répondra.`}
    </p>
  )
}

type SpaceProps = { vendor: StoredRun['vendor']; beside: ReactNode }

function RunSpace({ vendor: { id, businessName }, beside }: SpaceProps) {
  useSendQueue(id)
  const { query, today, readAtMs, move, depart } = useRun({ id, businessName })
  const [isArranging, setArranging] = useState(false)
  const content = useFocusOnChange(
    query.data && [query.data.stops.length, query.data.atPoint.length].join(),
    {
      preventScroll: true,
    },
  )
  const isArrangeable = (query.data?.stops.length ?? 0) > 1
  const ofVendor = { vendor: { id, businessName }, today }
  return (
    <div className={pageClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <BackToOrders />
        {isArrangeable && (
          <Button
            variant="quiet"
            size="small"
            className="max-sm:-mr-3 max-sm:px-3"
            onClick={() => setArranging(!isArranging)}
          >
            <ArrowUpDown aria-hidden className="size-5 max-sm:hidden" />
            {isArranging ? 'Valider l’ordre' : 'Changer l’ordre'}
          </Button>
        )}
      </div>
      <Title />
      <p className="text-ink-soft">
        <span className="max-sm:sr-only">{businessName}, </span>
        {formatWeekday(today)}
      </p>
      {query.error && query.data && readAtMs !== undefined && (
        <StoredRunNotice error={query.error} readAtMs={readAtMs} />
      )}
      <div className="mt-3">{beside}</div>
      <div ref={content} tabIndex={-1} className="outline-none">
        <Loaded query={query} waiting={<RunSkeleton />} failed="La tournée n’a pas pu être affichée">
          {run => (
            <>
              {run.stops.length === 0 ? (
                <NothingToday unsent={run.unsent} />
              ) : (
                <Summary run={run} depart={depart} />
              )}
              <Round run={run} isArranging={isArrangeable && isArranging} move={move} {...ofVendor} />
              {run.atPoint.length > 0 && <AtPoint stops={run.atPoint} {...ofVendor} />}
            </>
          )}
        </Loaded>
      </div>
    </div>
  )
}

type OfVendor = { vendor: StoredRun['vendor']; today: string }

type RoundProps = OfVendor & { run: Run; isArranging: boolean; move: (id: string, by: -1 | 1) => void }

/** The stops in order; while reordering, rows with arrows only. */
function Round({ run: { stops, left }, isArranging, move, ...ofVendor }: RoundProps) {
  if (stops.length === 0) return null
  const [next] = left
  return (
    <Stops>
      {stops.map((order, index) => {
        const place = { number: index + 1, isFirst: index === 0, isLast: index === stops.length - 1 }
        return (
          <li key={order.id}>
            {isArranging && <ArrangedStop order={order} place={place} move={by => move(order.id, by)} />}
            {/* Hidden, not unmounted: typed values remain. */}
            <div hidden={isArranging}>
              <RunStop
                order={order}
                place={place}
                isLeft={left.includes(order)}
                isNext={order === next}
                {...ofVendor}
              />
            </div>
          </li>
        )
      })}
    </Stops>
  )
}

const Stops = ({ children }: { children: ReactNode }) => (
  <ol
    className="mt-4 divide-y divide-line overflow-hidden bg-white shadow-card ring-1 ring-line max-sm:-mx-4 sm:mt-6 sm:rounded-card"
    // The toast about the previous stop would cover this field.
    onFocus={({ target }) => target.matches('input') && clearToast()}
  >
    {children}
  </ol>
)

/** Parcels to be collected at their pickup point, brought there on a past day. */
const AtPoint = ({ stops, ...ofVendor }: OfVendor & { stops: Run['atPoint'] }) => (
  <section aria-labelledby="at-point" className="mt-6">
    <h2 id="at-point" className="text-xl">
      Au point de retrait
    </h2>
    <Stops>
      {stops.map(({ order, isLeft }) => (
        <li key={order.id}>
          <RunStop order={order} isLeft={isLeft} isNext={false} {...ofVendor} />
        </li>
      ))}
    </Stops>
  </section>
)

const unsentWords = (unsent: number): string =>
  counted(unsent, 'livraison notée, à envoyer', 'livraisons notées, à envoyer')

/** What is left to deliver and to collect, and the button to leave with all confirmed parcels. */
function Summary({ run, depart }: { run: Run; depart: () => Promise<void> }) {
  const { left, unsent, toLoad, toCollect } = run
  const words = goneWords(run)
  const [isLeaving, setLeaving] = useState(false)
  const handleDepart = async () => {
    setLeaving(true)
    try {
      await depart()
    } finally {
      setLeaving(false)
    }
  }
  return (
    <section
      aria-label="Ce qui reste"
      className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card bg-leaf-50 p-4 ring-1 ring-line sm:px-6"
    >
      <dl className="nums flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-8">
        <div>
          <dt className="text-ink-soft">À livrer</dt>
          <dd className="text-xl font-semibold sm:text-2xl">
            {left.length} colis
            {words && <span className="block text-sm font-normal text-ink-soft">{words}</span>}
            {unsent > 0 && (
              <span className="block text-sm font-normal text-ink-soft">{unsentWords(unsent)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">
            À encaisser<span className="max-sm:sr-only"> aujourd’hui</span>
          </dt>
          <dd className="text-xl font-semibold sm:text-2xl text-leaf-800">{formatFcfa(toCollect)}</dd>
        </div>
      </dl>
      {toLoad.length > 0 && (
        <Button
          size="large"
          className="max-sm:w-full max-sm:px-3 max-sm:text-base"
          pendingWord={isLeaving && 'Départ…'}
          onClick={() => void handleDepart()}
        >
          <Truck aria-hidden className="size-5 max-sm:hidden" />
          Partir avec {counted(toLoad.length, 'colis confirmé', 'colis confirmés')}
        </Button>
      )}
    </section>
  )
}

/** Shown without stops; deliveries at a pickup point may be queued. */
function NothingToday({ unsent }: Pick<Run, 'unsent'>) {
  return (
    <EmptyState
      icon={Truck}
      title="Rien à livrer aujourd’hui"
      actions={<LinkButton href={paths.vendorOrders()}>Voir mes commandes</LinkButton>}
    >
      {unsent > 0 && <strong className="block">{unsentWords(unsent)}</strong>}
      Les colis confirmés dont c’est le jour apparaîtront ici, avec l’adresse et le téléphone de chacun.
    </EmptyState>
  )
}

function RunSkeleton() {
  return (
    <Loading words="Chargement de la tournée…">
      <Skeleton className="mt-4 h-42 w-full rounded-card sm:h-47" />
      <Skeleton className="mt-4 h-120 w-full rounded-card sm:mt-6" />
    </Loading>
  )
}
