import { LoaderCircle } from 'lucide-react'

/** A spinner with its words, for long waits. */
export function Spinner({ words }: { words: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-soft">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-leaf-700" />
      {words}
    </p>
  )
}
