import { gsmText, LONGEST_TEXT } from './gsm-text.ts'

/** The words of a text about a product that is in stock again, short enough for one text. */
export function writeStockText({ name, vendorName }: { name: string; vendorName: string }): string {
  const whole = gsmText(`AMIC : ${name} de ${vendorName} est de nouveau en stock.`)
  return whole.length <= LONGEST_TEXT
    ? whole
    : gsmText('AMIC : un produit que vous attendiez est de nouveau en stock.')
}
