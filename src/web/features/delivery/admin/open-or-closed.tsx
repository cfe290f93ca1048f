import { Badge } from '#web/ui/badge.tsx'

type Props = {
  name: string
  isOpen: boolean
  /** "Fermé", "Fermée". */
  closedWord: string
}

/** The name of a zone or a pickup point in its row, and whether it is closed. */
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
