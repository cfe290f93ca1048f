import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { showPhone } from '../show-phone.ts'

/** "Awa Koné – +225 07 01 02 03 04": who receives an order, as far as it is known. */
export const recipientLine = ({ recipientName, phone }: Pick<Delivery, 'recipientName' | 'phone'>): string =>
  [recipientName, phone && showPhone(phone)].filter(Boolean).join(' – ')
