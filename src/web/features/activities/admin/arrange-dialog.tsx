import { type ButtonHTMLAttributes, useState } from 'react'
import type { Album, AlbumMedia } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { useAct } from '#web/features/activities/admin/use-programme.ts'
import { IconButton } from '#web/features/stall/picture-row.tsx'
import { placeProps, useDragOrder } from '#web/features/stall/use-drag-order.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { ArrowDown, ArrowUp, GripVertical } from '#web/ui/spaces/icons.ts'
import { toast } from '#web/ui/toast.ts'

type Props = { album: Album; onClose: () => void }

/** Puts the photos of an album in order, writes their captions, and takes some out. */
export function ArrangeDialog({ album: { id, title, media }, onClose }: Props) {
  const api = useApi()
  // What is typed and moved, by the photos that are there now: one that was taken out meanwhile is gone.
  const [order, setOrder] = useState(() => media.map(photo => photo.id))
  const [captions, setCaptions] = useState<Record<string, string>>({})
  const [removed, setRemoved] = useState<AlbumMedia>()
  const { isPending, run } = useAct('Erreur lors de la modification')
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
  const save = async () => {
    const body = { media: photos.map(photo => ({ id: photo.id, caption: captionOf(photo) })) }
    if (!(await run(() => api.arrangeAlbum({ params: { id }, body })))) return
    toast({ title: 'Images enregistrées', description: title })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title="Ranger les images"
      description={`Album « ${title} » : faites glisser les images, ou utilisez les flèches.`}
      footer={
        <Button size="large" isWide pendingWord={isPending && 'Enregistrement…'} onClick={() => void save()}>
          Enregistrer
        </Button>
      }
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2" {...drag.listProps}>
        {photos.map((photo, place) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            place={place}
            isLast={place === photos.length - 1}
            caption={captionOf(photo)}
            isDragged={drag.dragged === photo.id}
            handleProps={drag.handleProps(photo.id, place)}
            onCaption={caption => setCaptions({ ...captions, [photo.id]: caption })}
            onMove={target => move(photo.id, target)}
            onRemove={() => setRemoved(photo)}
          />
        ))}
      </ol>
      {removed && (
        <DeletionDialog
          title="Supprimer cette image ?"
          consequence={`Elle disparaîtra de l’album « ${title} ». Cela ne peut pas être annulé.`}
          action="Supprimer l’image"
          done="Image supprimée"
          remove={() => api.deleteAlbumMedia({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Dialog>
  )
}

type RowProps = {
  photo: AlbumMedia
  place: number
  isLast: boolean
  caption: string
  isDragged: boolean
  handleProps: ButtonHTMLAttributes<HTMLButtonElement>
  onCaption: (caption: string) => void
  onMove: (place: number) => void
  onRemove: () => void
}

function PhotoRow({ photo, place, isLast, caption, isDragged, handleProps, ...acts }: RowProps) {
  const name = `l’image ${place + 1}`
  return (
    <li
      {...placeProps(place)}
      className={cx(
        'flex items-center gap-2 rounded-field bg-white p-2 ring-1',
        isDragged ? 'shadow-lift ring-leaf-700' : 'ring-line',
      )}
    >
      <button
        type="button"
        {...handleProps}
        aria-label={`Déplacer ${name} : faites glisser, ou utilisez les flèches haut et bas`}
        className="grid min-h-20 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft hover:bg-paper"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <div className="w-20 shrink-0">
        <ResponsivePicture
          picture={photo.picture ?? undefined}
          alt={`Image ${place + 1}`}
          missing={`Image ${place + 1}`}
          sizes="5rem"
          isSquare
          className="rounded-lg text-xs"
        />
      </div>
      <div className="min-w-0 grow">
        <label className="text-sm">
          Légende<span className="sr-only"> de {name}</span> (facultatif)
          <input
            value={caption}
            onChange={event => acts.onCaption(event.target.value)}
            maxLength={200}
            autoComplete="off"
            className="control"
          />
        </label>
        <div className="flex">
          <IconButton
            icon={ArrowUp}
            label={`Monter ${name}`}
            disabled={place === 0}
            onClick={() => acts.onMove(place - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Descendre ${name}`}
            disabled={isLast}
            onClick={() => acts.onMove(place + 1)}
          />
          <IconButton
            icon={Trash2}
            label={`Supprimer ${name}`}
            onClick={acts.onRemove}
            className="ml-auto text-danger"
          />
        </div>
      </div>
    </li>
  )
}
