import { Mail, Phone } from 'lucide-react'
import { dayOf } from '#contract/day-of.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { deliveryDateLabel, recipientLabel } from '#contract/orders/mode-words.ts'
import { dayWithHours } from '#contract/orders/planned-days.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { MapLink, RecipientPhone } from '#web/features/delivery/recipient.tsx'
import { daysOfParcels } from '#web/features/orders/admin/days-of-parcels.ts'
import { Card } from '#web/ui/card.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { Fact } from '#web/ui/signed-in/fact.tsx'
import { MailCheck } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** "vendredi 27 novembre" to come, at a pickup point with its hours; "27 novembre 2026" once delivered. */
const dayToRead = ({ status, delivery }: AdminOrder, date: string): string =>
  status === 'delivered'
    ? formatDate(date)
    : dayWithHours(dayOf(new Date(date)), delivery.pickupPoint?.openingHours)

/** Customer, recipient, place and date. */
export const OrderPeople = ({ order }: { order: AdminOrder }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
    <Customer order={order} />
    <Delivery order={order} />
  </Card>
)

function Customer({ order: { customer, number } }: { order: AdminOrder }) {
  const { username, email, phone } = customer
  return (
    <section>
      <h2 className="text-xl">Client</h2>
      <p className="mt-1">
        <span className="font-semibold">{customerName(customer)}</span>{' '}
        {/* Prefilled from the e-mail, so it adds nothing. */}
        {username && !email.startsWith(username) && (
          <span className="inline-block text-sm text-ink-soft">({username})</span>
        )}
      </p>
      <a href={`mailto:${email}`} className="flex min-h-11 gap-2 py-2.5 underline underline-offset-2">
        <Mail aria-hidden className="mt-0.5 size-5 shrink-0" />
        <Breakable text={email} after="@" />
      </a>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="nums flex min-h-11 items-center gap-2 underline underline-offset-2"
        >
          <Phone aria-hidden className="size-5 shrink-0" />
          {phoneWords(phone)}
        </a>
      ) : (
        <p className="text-ink-soft">Téléphone non indiqué</p>
      )}
      <SiteLink
        href={paths.adminDispatches({ search: number })}
        className="flex min-h-11 items-center gap-2 underline underline-offset-2"
      >
        <MailCheck aria-hidden className="size-5 shrink-0" />
        E-mails et SMS envoyés
      </SiteLink>
    </section>
  )
}

function Delivery({ order }: { order: AdminOrder }) {
  const { delivery, deliveryAddress, status, notes } = order
  const date = dateToRead(order)
  const days = daysOfParcels(order)
  const { heading, place } = deliveryModeFacts[delivery.mode]
  const isForOther = delivery.recipientName !== customerName(order.customer)
  const isReachedElsewhere = delivery.phone !== order.customer.phone
  return (
    <section className="border-line max-sm:border-t max-sm:pt-5 sm:border-l sm:pl-5">
      <h2 className="text-xl">{heading}</h2>
      <dl className="mt-2 grid gap-3">
        {(isForOther || isReachedElsewhere) && (
          <Fact name={recipientLabel(status, delivery.mode)}>
            <span className="block">{delivery.recipientName}</span>
            {isReachedElsewhere && <RecipientPhone delivery={delivery} />}
          </Fact>
        )}
        <Fact name={place}>
          <span className="block">{deliveryAddress}</span>
          <MapLink delivery={delivery} />
        </Fact>
        {date && status !== 'cancelled' && (
          <Fact name={deliveryDateLabel(status, delivery.mode)}>
            {days.length > 1 ? (
              days.map(({ parcelId, words }) => (
                <span key={parcelId} className="block first-letter:uppercase">
                  {words}
                </span>
              ))
            ) : (
              <span className="block first-letter:uppercase">{dayToRead(order, date)}</span>
            )}
          </Fact>
        )}
        {notes && notes !== deliveryAddress && <Fact name="Notes">{notes}</Fact>}
      </dl>
    </section>
  )
}
