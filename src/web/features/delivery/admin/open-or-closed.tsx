import { Badge } from '#web/ui/badge.tsx'

type Props = {
  name: string
  isOpen: boolean
  /** "Fermé", "Fermée". */
  closedWord: string
}

/** Name of a zone or pickup point in its row, with a mark if it is closed. */
export function OpenOrClosed({ name, isOpen, closedWord }: Props) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className={isOpen ? 'min-w-0 font-semibold break-words' : 'min-w-0 break-words text-ink-soft'}>
        {name}
      </span>
      {!isOpen && (
        <Badge tone="neutral" isSmall>
          {closedWord}
        </Badge>
      )}
    </span>
  )
}
