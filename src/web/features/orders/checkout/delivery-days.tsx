import { flushSync } from 'react-dom'
import { type DeliveryMode, deliveryModeFacts } from '#contract/delivery/facts.ts'
import { hoursOn, type Opening } from '#contract/delivery/opening-hours.ts'
import { formatWeekday, orderBeforeWords } from '#contract/delivery/weekday-words.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { inSequence } from '#contract/french/in-sequence.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'
import { NOT_SERVED } from '#web/features/orders/checkout/next-missing.tsx'
import type { DaysOffered } from '#web/features/orders/checkout/use-days.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useField } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'

type Props = {
  offered: readonly DaysOffered[]
  mode: DeliveryMode
  /** Opening hours of the chosen pickup point. */
  openingHours: readonly Opening[]
  /** Switches to pickup; false when the shop has no pickup points. */
  onPickup: (() => void) | false
  onChoose: (vendorId: string, day: string) => void
}

const here: Readonly<Record<DeliveryMode, string>> = {
  home: 'dans cette commune',
  pickup: 'à ce point de retrait',
}

/** The delivery day of each parcel: the first possible one is preselected. */
export default function DeliveryDays({ offered, mode, onPickup, ...choosing }: Props) {
  const { noun } = deliveryModeFacts[mode]
  const absent = offered.filter(({ days }) => days?.length === 0).map(({ vendor }) => vendor)
  const possible = offered.filter(({ days }) => days && days.length > 0)
  // A pressed button that removes products disappears with them.
  const ref = useFocusOnChange(String(absent.length))
  const early = offered.filter(({ rounds }) => rounds && rounds.length > 0)
  if (early.length > 0) return <Weekdays early={early} mode={mode} />
  if (absent.length === 0 && possible.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {absent.length > 0 && <NotServed vendors={absent} mode={mode} onPickup={onPickup} />}
      {possible.length > 1 ? (
        <DaysOfParcels possible={possible} noun={noun} {...choosing} />
      ) : (
        possible.map(parcel => (
          <fieldset key={parcel.vendor.id} className="min-w-0">
            <legend className="mb-2 font-semibold">
              Jour de {noun}
              {offered.length > 1 && (
                <span className="font-normal text-ink-soft">&nbsp;: {parcel.vendor.businessName}</span>
              )}
            </legend>
            {parcel.isSubstitute && <Substitute />}
            <Days parcel={parcel} orderBefore={parcel.orderBefore} {...choosing} />
          </fieldset>
        ))
      )}
    </div>
  )
}

type Choosing = Pick<Props, 'openingHours' | 'onChoose'>

/** Several parcels: one folded line each, with its day. */
function DaysOfParcels({
  possible,
  noun,
  ...choosing
}: Choosing & { possible: Props['offered']; noun: string }) {
  return (
    <div>
      <p className="mb-2 font-semibold">Jours de {noun}</p>
      <div className="divide-y divide-line overflow-hidden rounded-field border border-line-strong">
        {possible.map(parcel => (
          <fieldset key={parcel.vendor.id} className="min-w-0">
            <legend className="sr-only">
              Jour de {noun}&nbsp;: {parcel.vendor.businessName}
            </legend>
            <details className="group/day">
              <summary className="day-of-parcel">
                <span className="min-w-0 grow">
                  <span className="block text-sm break-words text-ink-soft">
                    {parcel.vendor.businessName}
                  </span>
                  <span className="block font-semibold text-leaf-800">
                    {parcel.chosen && formatWeekday(parcel.chosen)}
                  </span>
                  {parcel.isSubstitute && <Substitute />}
                </span>
                <span className="text-sm font-semibold text-leaf-800">
                  <span className="group-open/day:hidden">Changer</span>
                  <span className="hidden group-open/day:inline">Fermer</span>
                </span>
              </summary>
              <div className="px-3 pt-1 pb-3">
                <Days parcel={parcel} {...choosing} />
              </div>
            </details>
          </fieldset>
        ))}
      </div>
      <OrderBefore possible={possible} />
    </div>
  )
}

const Substitute = () => (
  <span className="mb-1 block text-sm font-semibold text-warning">
    Le jour choisi n’est plus possible&nbsp;: voici le prochain.
  </span>
)

type DaysProps = Choosing & {
  parcel: DaysOffered
  /** Order deadline of the chosen day, if the line itself shows it. */
  orderBefore?: Date | undefined
}

/** Radio buttons with the days of one parcel. */
const Days = ({ parcel, orderBefore, openingHours, onChoose }: DaysProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
    {parcel.days?.map(day => (
      <label
        key={day}
        className={cx(
          'flex min-h-12 cursor-pointer items-center gap-2 rounded-field border border-line-strong bg-white px-3 py-2',
          'has-checked:border-leaf-700 has-checked:bg-leaf-50 has-checked:ring-1 has-checked:ring-leaf-700',
        )}
      >
        <input
          type="radio"
          name={`days.${parcel.vendor.id}`}
          value={day}
          checked={day === parcel.chosen}
          onChange={() => onChoose(parcel.vendor.id, day)}
          className="size-5 shrink-0 accent-leaf-700"
        />
        <span>
          <span className="block first-letter:uppercase">{formatWeekday(day)}</span>
          <span className="block text-sm text-ink-soft empty:hidden">{hoursOn(openingHours, day)}</span>
          {orderBefore && day === parcel.chosen && (
            <span className="block text-sm text-ink-soft">{orderBeforeWords(orderBefore, new Date())}</span>
          )}
        </span>
      </label>
    ))}
  </div>
)

/** The order deadline of all chosen days. */
function OrderBefore({ possible }: { possible: Props['offered'] }) {
  const limits = possible.flatMap(({ orderBefore }) => orderBefore ?? [])
  if (limits.length === 0) return null
  const first = new Date(Math.min(...limits.map(Number)))
  return (
    <p className="mt-2 text-sm text-ink-soft">Ces jours tiennent {orderBeforeWords(first, new Date())}.</p>
  )
}

/** The weekdays of each vendor, before a place is chosen. */
function Weekdays({ early, mode }: { early: readonly DaysOffered[]; mode: DeliveryMode }) {
  return (
    <div className="rounded-field bg-leaf-50 p-4">
      <ul className="grid gap-2">
        {early.map(({ vendor, rounds = [] }) => (
          <li key={vendor.id}>
            {early.length > 1 && <span className="block text-sm text-ink-soft">{vendor.businessName}</span>}
            <span className="font-semibold text-leaf-800">
              {deliveryModeFacts[mode].day} {formatRoundDays(rounds)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Choisissez {mode === 'pickup' ? 'un point de retrait' : 'votre commune'}&nbsp;: les jours possibles
        s’affichent ici.
      </p>
    </div>
  )
}

type NotServedProps = Pick<Props, 'mode' | 'onPickup'> & { vendors: readonly CartVendor[] }

/** Vendors that do not deliver to the place: remove their products, or choose another place. */
function NotServed({ vendors, mode, onPickup }: NotServedProps) {
  const names = inSequence(vendors.map(({ businessName }) => businessName))
  const productIds = vendors.flatMap(vendor => vendor.productIds)
  const { id } = useField(NOT_SERVED)
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-2 border-mango-500 bg-mango-50 p-4"
    >
      <p>
        <strong>{names}</strong> {oneOrMany(vendors.length, 'ne livre pas', 'ne livrent pas')} {here[mode]}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {mode === 'home' && onPickup && (
          <Button
            size="small"
            onClick={({ currentTarget: { form } }) => {
              // The pressed button disappears: the focus goes to the radio above the points, which may be folded.
              flushSync(onPickup)
              form?.querySelector<HTMLElement>('[name="delivery.mode"][value="pickup"]')?.focus()
            }}
          >
            Choisir un point de retrait
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            for (const id of productIds) cart.remove(id)
          }}
        >
          {oneOrMany(
            productIds.length,
            'Retirer ce produit du panier',
            `Retirer ces ${productIds.length} produits du panier`,
          )}
        </Button>
      </div>
    </div>
  )
}
