import { deliveryRefusals } from '#contract/delivery/refusals.ts'
import { refuse } from '../http/refuse.ts'

/** Refuses a field of a place; the form shows the message beside that field. */
export const refusePlace = (
  code: 'zone_not_served' | 'phone_required' | 'pickup_point_closed' | 'pickup_zone_unknown',
  field: string,
): never => refuse(code, { errors: { [field]: deliveryRefusals[code].message } })
