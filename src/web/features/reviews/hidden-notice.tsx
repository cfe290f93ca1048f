import { EyeOff } from 'lucide-react'

/** That a review is hidden, and why. */
export function HiddenNotice({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <p className="mt-3 flex items-start gap-2 rounded-field bg-neutral-tint p-3 text-sm">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">Masqué par l’administration&nbsp;: {reason}</span>
    </p>
  )
}
