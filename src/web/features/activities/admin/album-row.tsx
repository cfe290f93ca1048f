import { ImagePlus, ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { NO_DATE } from '#contract/activities/facts.ts'
import type { Album } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { useApi } from '#web/api-query.ts'
import { AddPhotosDialog } from '#web/features/activities/admin/add-photos-dialog.tsx'
import { AlbumDialog } from '#web/features/activities/admin/album-dialog.tsx'
import { ArrangeDialog } from '#web/features/activities/admin/arrange-dialog.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { Pencil } from '#web/ui/spaces/icons.ts'

const SHOWN = 4

type Props = { album: Album; phases: readonly AdminPhase[] }

/** One album with a glance at its photos, and what one does with it. */
export function AlbumRow({ album, phases }: Props) {
  const api = useApi()
  const [open, setOpen] = useState<'add' | 'arrange' | 'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id, title, location, date, media } = album
  const count = media.length
  return (
    <li className="rounded-field bg-paper p-3 ring-1 ring-line">
      <h3 className="font-semibold break-words">{title}</h3>
      <p className="text-sm text-ink-soft">
        {[date ? formatDate(date) : NO_DATE, location, counted(count, 'image')].filter(Boolean).join(' · ')}
      </p>
      {count > 0 && (
        <ul className="mt-2 grid grid-cols-4 gap-2">
          {media.slice(0, SHOWN).map((photo, place) => (
            <li key={photo.id} className="relative">
              <ResponsivePicture
                picture={photo.picture ?? undefined}
                alt={photo.caption ?? `Image ${place + 1}`}
                missing={`Image ${place + 1}`}
                sizes="6rem"
                isSquare
                className="rounded-lg text-xs"
              />
              {place === SHOWN - 1 && count > SHOWN && (
                <span className="nums absolute inset-0 grid place-items-center rounded-lg bg-ink/70 font-semibold text-white">
                  +{count - SHOWN + 1}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-1">
        <Button size="small" variant="secondary" onClick={() => setOpen('add')}>
          <ImagePlus aria-hidden className="size-5" />
          Ajouter des images<span className="sr-only"> à {title}</span>
        </Button>
        {count > 0 && (
          <Button size="small" variant="quiet" onClick={() => setOpen('arrange')}>
            <ListOrdered aria-hidden className="size-5" />
            Ranger<span className="sr-only"> les images de {title}</span>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden className="size-5" />
          Modifier<span className="sr-only"> l’album {title}</span>
        </Button>
        <Button size="small" variant="quiet" className="text-danger!" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-5" />
          Supprimer<span className="sr-only"> l’album {title}</span>
        </Button>
      </div>
      {open === 'add' && <AddPhotosDialog album={album} onClose={close} />}
      {open === 'arrange' && <ArrangeDialog album={album} onClose={close} />}
      {open === 'edit' && (
        <AlbumDialog album={album} phaseId={album.phaseId} phases={phases} onClose={close} />
      )}
      {open === 'delete' && (
        <DeletionDialog
          title={`Supprimer l’album « ${title} » ?`}
          consequence={
            count === 0
              ? 'Il ne contient aucune image. Cela ne peut pas être annulé.'
              : `${counted(count, 'image sera supprimée', 'images seront supprimées')} avec lui. Cela ne peut pas être annulé.`
          }
          action="Supprimer l’album"
          done="Album supprimé"
          remove={() => api.deleteAlbum({ params: { id } })}
          onClose={close}
        />
      )}
    </li>
  )
}
