import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'

/** "Awa Koné – +225 07 01 02 03 04": the known parts of an order's recipient. */
export const recipientLine = ({ recipientName, phone }: Pick<Delivery, 'recipientName' | 'phone'>): string =>
  [recipientName, phone && phoneWords(phone)].filter(Boolean).join(' – ')
