import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { NO_ALBUM } from '#contract/activities/facts.ts'
import { counted } from '#contract/french/counted.ts'
import { useApi } from '#web/api/api-query.ts'
import { AlbumDialog } from '#web/features/activities/admin/album-dialog.tsx'
import { AlbumRow } from '#web/features/activities/admin/album-row.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { PhaseDialog } from '#web/features/activities/admin/phase-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { Pencil } from '#web/ui/signed-in/icons.ts'

type Props = { phase: AdminPhase; phases: readonly AdminPhase[] }

/** One phase with its albums and actions. */
export function PhaseSection({ phase, phases }: Props) {
  const api = useApi()
  const [open, setOpen] = useState<'edit' | 'delete' | 'album'>()
  const close = () => setOpen(undefined)
  const { id, name, description, color, albums, order } = phase
  return (
    <CollapsibleSection
      id={`phase-${id}`}
      title={name}
      mark={<PhaseMark color={color} />}
      state={<FactsLine facts={[counted(phase.albumCount, 'album'), counted(phase.mediaCount, 'image')]} />}
      about={description && <p className="break-words">{description}</p>}
      action={
        <>
          <Button size="small" variant="secondary" onClick={() => setOpen('album')}>
            <ImagePlus aria-hidden className="size-5" />
            Nouvel album<span className="sr-only"> dans {name}</span>
          </Button>
          <Button size="small" variant="quiet" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden className="size-5" />
            Modifier<span className="sr-only"> la phase {name}</span>
          </Button>
        </>
      }
    >
      {albums.length === 0 ? (
        <p className="p-4 text-ink-soft sm:px-6 sm:pb-6">{NO_ALBUM}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:grid-cols-2 sm:px-6 sm:pb-6 lg:grid-cols-3 lg:gap-4">
          {albums.map(album => (
            <AlbumRow key={album.id} album={album} phases={phases} />
          ))}
        </ul>
      )}
      {open === 'album' && <AlbumDialog album={undefined} phaseId={id} phases={phases} onClose={close} />}
      {open === 'edit' && (
        <PhaseDialog phase={phase} next={order} onClose={close} onDelete={() => setOpen('delete')} />
      )}
      {open === 'delete' && (
        <DeletionDialog
          title={`Supprimer la phase «\u00a0${name}\u00a0»\u00a0?`}
          consequence={consequenceOf(phase)}
          action="Supprimer la phase"
          done="Phase supprimée"
          remove={() => api.deletePhase({ params: { id } })}
          onClose={close}
        />
      )}
    </CollapsibleSection>
  )
}

/** The phase's colour, beside its name. */
const PhaseMark = ({ color }: { color: string }) => (
  <span
    aria-hidden
    className="mt-1 size-4 shrink-0 self-start rounded-full"
    style={{ backgroundColor: color }}
  />
)

function consequenceOf({ albumCount, mediaCount }: AdminPhase): string {
  if (albumCount === 0) return 'Elle ne contient aucun album. Cela ne peut pas être annulé.'
  const followers = [counted(albumCount, 'album'), ...(mediaCount ? [counted(mediaCount, 'image')] : [])]
  const isOne = albumCount === 1 && mediaCount === 0
  return `${followers.join(' et ')} ${isOne ? 'sera supprimé' : 'seront supprimés'} avec elle. Cela ne peut pas être annulé.`
}
