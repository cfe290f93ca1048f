import { endpoints } from 'virtual:endpoints/staff'
import { type FormEvent, useState } from 'react'
import { MAX_PHOTOS_AT_ONCE } from '#contract/activities/facts.ts'
import type { Album } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { CaptionField } from '#web/features/activities/admin/caption-field.tsx'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { FileChoice } from '#web/features/media/file-choice.tsx'
import { type Photo, type PhotoUploads, shownPicture } from '#web/features/media/photo-uploads.ts'
import { sendPictureTo } from '#web/features/media/send-picture.ts'
import { SendingPhoto } from '#web/features/media/sending-photo.tsx'
import { usePhotos } from '#web/features/media/use-photos.ts'
import { SmallPicture } from '#web/features/stall/pictures/ordered-picture.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'
import { Camera, Images } from '#web/ui/signed-in/icons.ts'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

const room = {
  most: MAX_PHOTOS_AT_ONCE,
  tooMany: `${MAX_PHOTOS_AT_ONCE} images au plus à la fois\u00a0: les autres n’ont pas été ajoutées.`,
}
const send = sendPictureTo(endpoints.uploadAdminPicture)
const NOTHING_CHOSEN = 'Veuillez sélectionner au moins une image'

/** Uploads photos and adds them to the album, with captions. */
export function AddPhotosDialog({ album, onClose }: { album: Album; onClose: () => void }) {
  const api = useApi()
  const photos = usePhotos([], room, send)
  const [error, setError] = useState<string>()
  const { isPending, run } = useAction({
    run: async (captions: FormData) => {
      // One request per photo: a lost connection costs one, and adding a photo again has no effect.
      for (const photo of photos.list) {
        if (photo.state !== 'stored') continue
        const body = { url: photo.picture.url, caption: String(captions.get(photo.key) ?? '') }
        await api.addAlbumMedia({ params: { id: album.id }, body })
      }
      toast({
        title: 'Images ajoutées',
        description: `${counted(photos.list.length, 'image')} dans «\u00a0${album.title}\u00a0»`,
      })
    },
    failure: "Erreur lors de l'ajout des images",
    refresh: invalidateProgramme,
  })
  const close = useWhileMounted(onClose)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (photos.list.length === 0) return setError(NOTHING_CHOSEN)
    if (photos.hasFailed) return setError('Une image n’est pas partie\u00a0: réessayez, ou retirez-la.')
    if (await run(new FormData(event.currentTarget))) close()
  }
  const add = (files: readonly File[]) => {
    setError(undefined)
    void photos.uploads.add(files)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title="Ajouter des images"
      description={`Album «\u00a0${album.title}\u00a0», ${MAX_PHOTOS_AT_ONCE} images au plus à la fois.`}
    >
      <form onSubmit={event => void handleSubmit(event)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {photos.list.length > 0 && (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {photos.list.map((photo, place) => (
              <ChosenPhoto key={photo.key} photo={photo} place={place} uploads={photos.uploads} />
            ))}
          </ol>
        )}
        {photos.list.length < MAX_PHOTOS_AT_ONCE && (
          <div className="flex flex-wrap gap-2">
            <FileChoice onFiles={add} icon={Images} words="Choisir des images" isMultiple />
            <FileChoice onFiles={add} icon={Camera} words="Prendre une photo" isCamera />
          </div>
        )}
        <p role="status" className="text-sm font-semibold text-warning">
          {photos.notice}
        </p>
        {error && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <DialogActions
          action="Ajouter à l’album"
          pendingWord={photos.isSending ? 'Envoi des images…' : isPending && 'Ajout…'}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}

type ChosenProps = { photo: Photo; place: number; uploads: PhotoUploads }

function ChosenPhoto({ photo, place, uploads }: ChosenProps) {
  const name = `l’image ${place + 1}`
  return (
    <li className="flex items-start gap-3 rounded-field bg-white p-2 ring-1 ring-line">
      <SmallPicture picture={shownPicture(photo)} alt={`Image ${place + 1}`} />
      <div className="grid min-w-0 grow gap-1">
        <CaptionField of={name} name={photo.key} />
        <SendingPhoto photo={photo} name={name} onRetry={() => void uploads.retry(photo.key)} />
        {photo.state === 'stored' && <p className="text-sm text-success">Prête</p>}
      </div>
      <IconButton
        icon={Trash2}
        label={`Retirer ${name}`}
        onClick={() => uploads.remove(photo.key)}
        className="text-danger"
      />
    </li>
  )
}
