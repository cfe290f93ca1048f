import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { ofName } from '#contract/of-name.ts'
import { withoutCodeWords } from '#contract/orders/mode-words.ts'
import { byDay } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { reportableUntil } from '#contract/problems/facts.ts'
import { PlaceOfPickup } from '#web/features/delivery/pickup/way-to-point.tsx'
import { CashOfParcel } from '#web/features/orders/cash-of-parcel.tsx'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

const unverifiedOf = ({ parcels }: Order) => parcels.filter(({ deliveredWith }) => deliveredWith === 'none')

/** Whether a parcel was marked as delivered without its code; the customer is then asked whether something is wrong. */
export const hasUnverifiedDelivery = (order: Order): boolean => unverifiedOf(order).length > 0

/** For a parcel marked as delivered without its code: what to do if it did not arrive. */
export function UnverifiedDeliveryNotice({ order }: { order: Order }) {
  const unproven = unverifiedOf(order)
  if (unproven.length === 0) return null
  const isReportable = order.events.some(
    ({ to, parcelId, createdAt }) =>
      to === 'delivered' &&
      unproven.some(({ id }) => id === parcelId) &&
      reportableUntil(new Date(createdAt)) > new Date(),
  )
  return (
    <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-tint p-4 text-warning">
      <p className="min-w-0 font-semibold">{withoutCodeWords(order.delivery.mode)}</p>
      <LinkButton
        href={isReportable ? paths.reportProblem(order.id) : paths.contact({ commande: order.number })}
        variant="secondary"
        size="small"
      >
        {isReportable ? 'Signaler un problème' : 'Nous écrire'}
      </LinkButton>
    </div>
  )
}

/** The parcels with a delivery code to say; none while the order awaits payment. */
export const parcelsWithCode = ({ payBefore, parcels }: Order): Parcel[] =>
  payBefore === null ? parcels.filter(parcel => parcel.deliveryCode) : []

/** Explains the codes, once for all of them. */
export const codeAdvice = (count: number): string =>
  `${oneOrMany(count, 'Dites-le', 'Dites chaque code')} à la personne qui vous remet le colis, quand vous l’avez en main\u00a0: il prouve que vous l’avez reçu. Si quelqu’un d’autre reçoit la commande, ${oneOrMany(count, 'donnez-lui ce code', 'donnez-lui ces codes')}.`

/** The delivery codes until delivery, and the notice for parcels delivered without one. */
export function DeliveryCodes({ order }: { order: Order }) {
  const coded = parcelsWithCode(order)
  return (
    <>
      <UnverifiedDeliveryNotice order={order} />
      {coded.length > 0 && (
        <Card as="section" className="no-print mt-6">
          <h2 className="text-xl">
            {oneOrMany(coded.length, 'Code')} de {deliveryModeFacts[order.delivery.mode].noun}
          </h2>
          <div className="mt-3 flex flex-wrap gap-x-8 gap-y-4">
            {byDay(coded).map(parcel => (
              <div key={parcel.id}>
                {order.parcels.length > 1 && (
                  <>
                    <p className="text-sm text-ink-soft">Colis {ofName(parcel.vendor.businessName)}</p>
                    <div className="font-semibold">
                      <ArrivalLines order={order} parcels={[parcel]} />
                    </div>
                  </>
                )}
                <span className="nums text-4xl font-bold tracking-[0.2em] text-leaf-800">
                  {parcel.deliveryCode}
                </span>
                <CashOfParcel order={order} parcel={parcel} />
              </div>
            ))}
            <p className={cx('min-w-0 grow text-ink-soft', coded.length > 1 ? 'basis-full' : 'basis-72')}>
              {codeAdvice(coded.length)}
            </p>
          </div>
          {order.delivery.pickupPoint && (
            <div className="mt-4 border-t border-line pt-4">
              <PlaceOfPickup delivery={order.delivery} parcels={coded} />
            </div>
          )}
        </Card>
      )}
    </>
  )
}
