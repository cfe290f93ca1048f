import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { NO_DATE } from '#contract/activities/facts.ts'
import type { Album } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { useApi } from '#web/api/api-query.ts'
import { AddPhotosDialog } from '#web/features/activities/admin/add-photos-dialog.tsx'
import { AlbumDialog } from '#web/features/activities/admin/album-dialog.tsx'
import { ArrangeDialog } from '#web/features/activities/admin/arrange-dialog.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'

/** Number of photos shown. */
const SHOWN = 3

type Props = { album: Album; phases: readonly AdminPhase[] }

/** One album with its first photos and actions. */
export function AlbumRow({ album, phases }: Props) {
  const api = useApi()
  const [open, setOpen] = useState<'add' | 'arrange' | 'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id, title, location, date, media } = album
  const count = media.length
  return (
    <li className="flex flex-col overflow-hidden rounded-field bg-paper ring-1 ring-line">
      {count > 0 && <Glance media={media} />}
      <div className="flex grow flex-col p-3">
        <h3 className="font-semibold break-words">{title}</h3>
        <p className="text-sm text-ink-soft">
          <FactsLine facts={[date ? formatDate(date) : NO_DATE, location, counted(count, 'image')]} />
        </p>
        <div className="mt-auto -mb-1 -ml-3 flex flex-wrap pt-1">
          <Button size="small" variant="quiet" onClick={() => setOpen('add')}>
            <ImagePlus aria-hidden className="size-5" />
            <span>
              Ajouter<span className="sr-only"> des images à {title}</span>
            </span>
          </Button>
          {count > 0 && (
            <Button size="small" variant="quiet" onClick={() => setOpen('arrange')}>
              Ordonner<span className="sr-only"> les images de {title}</span>
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => setOpen('edit')}>
            Modifier<span className="sr-only"> l’album {title}</span>
          </Button>
        </div>
      </div>
      {open === 'add' && <AddPhotosDialog album={album} onClose={close} />}
      {open === 'arrange' && <ArrangeDialog album={album} onClose={close} />}
      {open === 'edit' && (
        <AlbumDialog
          album={album}
          phaseId={album.phaseId}
          phases={phases}
          onClose={close}
          onDelete={() => setOpen('delete')}
        />
      )}
      {open === 'delete' && (
        <DeletionDialog
          title={`Supprimer l’album «\u00a0${title}\u00a0»\u00a0?`}
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

/** The first photos side by side, and the number of further ones. */
function Glance({ media }: Pick<Album, 'media'>) {
  const further = media.length - SHOWN
  return (
    <ul className="grid grid-cols-3 gap-0.5">
      {media.slice(0, SHOWN).map((photo, place) => (
        <li key={photo.id} className="relative">
          <ResponsivePicture
            picture={photo.picture ?? undefined}
            alt={photo.caption ?? `Image ${place + 1}`}
            missing={`Image ${place + 1}`}
            sizes="8rem"
            className="aspect-4/3 object-contain! text-xs"
          />
          {place === SHOWN - 1 && further > 0 && (
            <span className="nums absolute right-1 bottom-1 rounded-full bg-ink/80 px-2 text-sm font-semibold text-white">
              +{further}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
