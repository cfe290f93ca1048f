import { useState } from 'react'
import type { Album, AlbumMedia } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { CaptionField } from '#web/features/activities/admin/caption-field.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { OrderedPicture } from '#web/features/stall/pictures/ordered-picture.tsx'
import { useDragOrder } from '#web/features/stall/pictures/use-drag-order.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { SheetActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

const nameAt = (place: number) => `l’image ${place + 1}`

type Props = { album: Album; onClose: () => void }

/** Reorders, captions and removes the photos of an album. */
export function ArrangeDialog({ album: { id, title, media }, onClose }: Props) {
  const api = useApi()
  // Edits by photo id; those of photos removed meanwhile are ignored.
  const [order, setOrder] = useState(() => media.map(photo => photo.id))
  const [captions, setCaptions] = useState<Record<string, string>>({})
  const [removed, setRemoved] = useState<AlbumMedia>()
  const places = new Map(order.map((key, place) => [key, place]))
  const photos = media.toSorted(
    (a, b) => (places.get(a.id) ?? order.length) - (places.get(b.id) ?? order.length),
  )
  const move = (key: string, place: number) => {
    const others = photos.map(photo => photo.id).filter(other => other !== key)
    setOrder(others.toSpliced(Math.max(0, place), 0, key))
  }
  const drag = useDragOrder(move)
  const captionOf = (photo: AlbumMedia) => captions[photo.id] ?? photo.caption ?? ''
  const close = useWhileMounted(onClose)
  const { isPending, run } = useAction({
    run: async () => {
      // Another caption may have been written elsewhere meanwhile: only those typed here are sent.
      const sent = photos.map(photo => ({ id: photo.id, caption: captions[photo.id] }))
      await api.arrangeAlbum({ params: { id }, body: { media: sent } })
      toast({ title: 'Images enregistrées', description: title })
    },
    failure: 'Erreur lors de la modification',
    refresh: invalidateProgramme,
  })
  const save = async () => {
    if (await run()) close()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title="Ordonner les images"
      description={`Album «\u00a0${title}\u00a0»\u00a0: faites glisser les images, ou utilisez les flèches.`}
      footer={
        <SheetActions
          action="Enregistrer"
          pendingWord={isPending && 'Enregistrement…'}
          onAction={() => void save()}
          onLeave={onClose}
        />
      }
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2" {...drag.listProps}>
        {photos.map((photo, place) => (
          <OrderedPicture
            key={photo.id}
            picture={photo.picture ?? undefined}
            name={nameAt(place)}
            alt={`Image ${place + 1}`}
            place={place}
            count={photos.length}
            isDragged={drag.dragged === photo.id}
            handleProps={drag.handleProps(photo.id, place)}
            onMove={target => move(photo.id, target)}
            removeWord="Supprimer"
            onRemove={() => setRemoved(photo)}
          >
            <CaptionField
              of={nameAt(place)}
              value={captionOf(photo)}
              onChange={event => setCaptions({ ...captions, [photo.id]: event.target.value })}
            />
          </OrderedPicture>
        ))}
      </ol>
      {removed && <Removal photo={removed} album={title} onClose={() => setRemoved(undefined)} />}
    </Dialog>
  )
}

type RemovalProps = { photo: AlbumMedia; album: string; onClose: () => void }

function Removal({ photo, album, onClose }: RemovalProps) {
  const api = useApi()
  return (
    <DeletionDialog
      title="Supprimer cette image&nbsp;?"
      consequence={`Elle disparaîtra de l’album «\u00a0${album}\u00a0». Cela ne peut pas être annulé.`}
      action="Supprimer l’image"
      done="Image supprimée"
      remove={() => api.deleteAlbumMedia({ params: { id: photo.id } })}
      onClose={onClose}
    />
  )
}
