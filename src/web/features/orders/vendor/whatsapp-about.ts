import type { Order } from '#contract/orders/schemas.ts'
import { whatsAppAddress } from '#web/whatsapp-address.ts'

/** A WhatsApp conversation of a vendor with the recipient of an order; undefined without a number. */
export const whatsAppAbout = (
  { delivery: { phone }, number }: Pick<Order, 'delivery' | 'number'>,
  vendorName: string,
): string | undefined =>
  phone
    ? whatsAppAddress(phone, `Bonjour, ici ${vendorName}, au sujet de votre commande ${number}.`)
    : undefined
