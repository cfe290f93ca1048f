import { useSyncExternalStore } from 'react'
import { FileChoice } from '#web/features/media/file-choice.tsx'
import type { PhotoUploads } from '#web/features/media/photo-uploads.ts'
import { PictureRow } from '#web/features/stall/pictures/picture-row.tsx'
import { useAnnouncedPictures } from '#web/features/stall/pictures/use-announced-pictures.ts'
import { useDragOrder } from '#web/features/stall/pictures/use-drag-order.ts'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Camera, Images } from '#web/ui/signed-in/icons.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Props = {
  uploads: PhotoUploads
  /** Maximum number of photos. */
  most: number
  /** Purpose of the pictures. */
  hint: string
  /** Name of the form field, for its error message. */
  name: string
}

/** Chooses, uploads and orders photos. */
export function PicturePicker({ uploads, most, hint, name }: Props) {
  const { list, notice } = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read)
  const { id, error, clear } = useField(name)
  const { holder, announcement, move, remove } = useAnnouncedPictures(uploads, list.length)
  const drag = useDragOrder(move)
  const isFull = list.length >= most
  const add = (files: readonly File[]) => {
    clear()
    void uploads.add(files)
  }
  return (
    <fieldset
      ref={holder}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">Photos</legend>
      <p className="mb-2 text-sm text-ink-soft">{hint}</p>
      {list.length > 0 && (
        <ol className="mb-3 grid gap-2" {...drag.listProps}>
          {list.map((photo, place) => (
            <PictureRow
              key={photo.key}
              photo={photo}
              place={place}
              count={list.length}
              uploads={uploads}
              onMove={target => move(photo.key, target)}
              onRemove={() => remove(photo.key, place)}
              isDragged={drag.dragged === photo.key}
              handleProps={drag.handleProps(photo.key, place)}
            />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-sm text-ink-soft">Vous avez ajouté {most} photos, le maximum.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <FileChoice onFiles={add} icon={Images} words="Choisir des photos" isMultiple />
          <FileChoice onFiles={add} icon={Camera} words="Prendre une photo" isCamera />
        </div>
      )}
      <p role="status" className="text-sm font-semibold text-warning">
        {notice && <span className="mt-2 block">{notice}</span>}
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
