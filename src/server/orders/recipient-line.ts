import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'

/** "Awa Koné – +225 07 01 02 03 04": who receives an order, as far as it is known. */
export const recipientLine = ({ recipientName, phone }: Pick<Delivery, 'recipientName' | 'phone'>): string =>
  [recipientName, phone && phoneWords(phone)].filter(Boolean).join(' – ')
