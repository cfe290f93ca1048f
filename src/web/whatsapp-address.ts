/**
 * A WhatsApp conversation with a number, with words to begin it. The number goes with its country, in digits only
 * (https://faq.whatsapp.com/5913398998672934).
 */
export function whatsAppAddress(phone: string, words: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`
}
