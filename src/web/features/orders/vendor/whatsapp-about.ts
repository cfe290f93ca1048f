import { whatsAppAddress } from '#web/whatsapp-address.ts'

/** A WhatsApp conversation of a vendor with the recipient of an order. */
export const whatsAppAbout = (phone: string, number: string, vendorName: string): string =>
  whatsAppAddress(phone, `Bonjour, ici ${vendorName}, au sujet de votre commande ${number}.`)
