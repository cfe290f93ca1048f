import * as z from 'zod/mini'
import { units } from '../catalogue/facts.ts'
import { Id, Instant } from '../common.ts'
import { deliveryModes } from '../delivery/facts.ts'
import { OrderedPickupPoint } from '../delivery/pickup.schemas.ts'
import { NamedZone } from '../delivery/schemas.ts'
import { orderStatuses } from './facts.ts'

export const TokenParams = z.object({ token: z.string().check(z.maxLength(100)) })

/** An order for holders of its tracking link: progress, and only the customer's first name. */
export const TrackedOrder = z.object({
  number: z.string(),
  firstName: z.string(),
  status: z.enum(orderStatuses),
  /** Deadline of the online payment: nothing is prepared before. Null when not awaited. */
  payBefore: z.nullable(Instant),
  createdAt: Instant,
  deliveryMode: z.enum(deliveryModes),
  /** The public part of the destination: the zone, or the pickup point. */
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
  /** Status changes of parcels, oldest first. */
  events: z.array(z.object({ parcelId: z.nullable(Id), to: z.string(), createdAt: Instant })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>
