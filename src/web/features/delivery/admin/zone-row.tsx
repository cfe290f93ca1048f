import { useState } from 'react'
import type { Zone, ZoneChanges } from '#contract/delivery/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { useZoneAct } from '#web/features/delivery/admin/use-zone-act.ts'
import { RenameZoneDialog } from '#web/features/delivery/admin/zone-dialog.tsx'
import { IconButton } from '#web/features/stall/ordered-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ArrowDown, ArrowUp, Pencil } from '#web/ui/spaces/icons.ts'
import { toast } from '#web/ui/toast.ts'

type Props = {
  zone: Zone
  /** Its neighbours within the region: it takes the place of one of them. */
  before: Zone | undefined
  after: Zone | undefined
}

/** One zone, and what one does with it. */
export function ZoneRow({ zone, before, after }: Props) {
  const api = useApi()
  const { isPending, run } = useZoneAct()
  const [isRenaming, setRenaming] = useState(false)
  const { id, name, isServed } = zone
  const change = (body: ZoneChanges) => run(() => api.changeZone({ params: { id }, body }))
  const setServed = async () => {
    if (!(await change({ isServed: !isServed }))) return
    toast({ title: isServed ? 'Zone fermée' : 'Zone rouverte', description: name })
  }
  const moveTo = (neighbour: Zone | undefined) => neighbour && void change({ position: neighbour.position })
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-b border-line py-1 last:border-0">
      <span className="flex min-w-0 grow flex-wrap items-center gap-2 max-sm:basis-full max-sm:pt-2">
        <span className={isServed ? 'font-semibold break-words' : 'break-words text-ink-soft'}>{name}</span>
        {!isServed && <Badge tone="neutral">Fermée</Badge>}
      </span>
      <span className="ml-auto flex items-center">
        <IconButton
          icon={ArrowUp}
          label={`Monter ${name}`}
          disabled={!before}
          onClick={() => moveTo(before)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Descendre ${name}`}
          disabled={!after}
          onClick={() => moveTo(after)}
        />
        <IconButton icon={Pencil} label={`Renommer ${name}`} onClick={() => setRenaming(true)} />
        <Button
          size="small"
          variant="quiet"
          className={isServed ? 'text-danger!' : undefined}
          pendingWord={isPending && '…'}
          onClick={() => void setServed()}
        >
          {isServed ? 'Fermer' : 'Rouvrir'}
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
      {isRenaming && <RenameZoneDialog zone={zone} onClose={() => setRenaming(false)} />}
    </li>
  )
}
