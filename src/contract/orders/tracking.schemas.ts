import * as z from 'zod/mini'
import { units } from '../catalogue/facts.ts'
import { Id, Instant } from '../common.ts'
import { deliveryModes } from '../delivery/facts.ts'
import { OrderedPickupPoint } from '../delivery/pickup.schemas.ts'
import { NamedZone } from '../delivery/schemas.ts'
import { orderStatuses } from './facts.ts'

export const TokenParams = z.object({ token: z.string().check(z.maxLength(100)) })

/** An order as whoever holds its tracking link sees it: how far it is, and of the person the first name only. */
export const TrackedOrder = z.object({
  number: z.string(),
  firstName: z.string(),
  status: z.enum(orderStatuses),
  /** Until when it waits for its online payment: nothing is on its way yet. Null when it does not wait. */
  payBefore: z.nullable(Instant),
  createdAt: Instant,
  deliveryMode: z.enum(deliveryModes),
  /** As far as strangers are told where it goes: of a door the zone, of a point what everybody may read. */
  zone: z.nullable(NamedZone),
  pickupPoint: z.nullable(OrderedPickupPoint),
  parcels: z.array(
    z.object({
      id: Id,
      vendor: z.object({ businessName: z.string() }),
      status: z.enum(orderStatuses),
      plannedOn: z.nullable(z.string()),
      items: z.array(z.object({ id: Id, name: z.string(), quantity: z.int(), unit: z.enum(units) })),
    }),
  ),
  /** Changes of the parcels' statuses, the oldest first. */
  events: z.array(z.object({ parcelId: z.nullable(Id), to: z.string(), createdAt: Instant })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>
