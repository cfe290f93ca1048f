import type { Picture } from '#contract/catalogue/schemas.ts'
import { FileChoice } from '#web/features/media/file-choice.tsx'
import { shownPicture } from '#web/features/media/photo-uploads.ts'
import { SendingPhoto } from '#web/features/media/sending-photo.tsx'
import type { usePhotos } from '#web/features/media/use-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { Camera, Images } from '#web/ui/signed-in/icons.ts'

type Props = {
  photos: ReturnType<typeof usePhotos>
  /** Name of the form field, for its error message. */
  name: string
  legend: string
  hint: string
  /** "le portrait". */
  thing: string
  isPortrait?: boolean
}

/** One photo of a presentation: upload, preview as on the page, replacement. */
export function FacePhoto({
  photos: { uploads, list, notice },
  name,
  legend,
  hint,
  thing,
  isPortrait,
}: Props) {
  const { id, error, clear } = useField(name)
  const [photo] = list
  const take = (files: readonly File[]) => {
    clear()
    const [file] = files
    if (!file) return
    void uploads.add([file], photo?.key)
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">
        {legend} <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <p className="mb-2 text-sm text-ink-soft">{hint}</p>
      {photo && (
        <div className="mb-3 grid gap-2">
          <FacePicture picture={shownPicture(photo)} alt={`Aperçu\u00a0: ${thing}`} isPortrait={isPortrait} />
          <SendingPhoto photo={photo} name={thing} onRetry={() => void uploads.retry(photo.key)} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <FileChoice onFiles={take} icon={Images} words={photo ? 'Changer de photo' : 'Choisir une photo'} />
        <FileChoice onFiles={take} icon={Camera} words="Prendre une photo" isCamera />
        {photo && (
          <Button variant="quiet" onClick={() => uploads.remove(photo.key)}>
            <Trash2 aria-hidden className="size-5" />
            Retirer<span className="sr-only"> {thing}</span>
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-semibold text-warning">
        {notice && <span className="mt-2 block">{notice}</span>}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

type PictureProps = {
  picture: Pick<Picture, 'url' | 'width' | 'height'> & { color?: string }
  alt: string
  isPortrait?: boolean | undefined
}

/** A photo, cropped as on the page. */
function FacePicture({ picture, alt, isPortrait }: PictureProps) {
  return (
    <span className={cx('block', isPortrait ? 'w-28' : 'w-full max-w-xl')}>
      <ResponsivePicture
        picture={picture}
        alt={alt}
        sizes={isPortrait ? '7rem' : '(min-width: 40rem) 36rem, 90vw'}
        isSquare={isPortrait}
        className={isPortrait ? 'rounded-full' : 'aspect-2/1 rounded-card sm:aspect-3/1'}
      />
    </span>
  )
}
