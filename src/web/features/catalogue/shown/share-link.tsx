import { MessageCircle } from 'lucide-react'

/** Sends these words to a friend on WhatsApp. */
export function ShareLink({ text }: { text: string }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-full font-semibold text-leaf-800 underline underline-offset-4"
    >
      <MessageCircle aria-hidden className="size-5" />
      Partager sur WhatsApp
    </a>
  )
}
