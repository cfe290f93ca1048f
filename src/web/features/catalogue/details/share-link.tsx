import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'

const quietLook = 'text-link gap-2 rounded-full'

type Props = {
  text: string
  /** The page's main action. */
  isMain?: boolean
}

/** Shares a text by WhatsApp. */
export function ShareLink({ text, isMain = false }: Props) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={isMain ? buttonClass({ isWide: true }) : quietLook}
    >
      <MessageCircle aria-hidden className="size-5" />
      <span>
        Partager<span className="max-[26rem]:sr-only"> sur WhatsApp</span>
      </span>
    </a>
  )
}
