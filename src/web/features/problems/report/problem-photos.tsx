import { MAX_PROBLEM_PICTURES } from '#contract/problems/facts.ts'
import { FileChoice } from '#web/features/media/file-choice.tsx'
import { SendingPhoto } from '#web/features/media/sending-photo.tsx'
import type { usePhotos } from '#web/features/media/use-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { Camera, Images } from '#web/ui/signed-in/icons.ts'

/** Chooses the photos of a problem, and shows their upload. */
export function ProblemPhotos({
  photos: { uploads, list, notice },
}: {
  photos: ReturnType<typeof usePhotos>
}) {
  const { id, error, clear } = useField('pictures')
  const whole = useFocusOnChange<HTMLFieldSetElement>(String(list.length))
  const add = (files: readonly File[]) => {
    clear()
    void uploads.add(files)
  }
  return (
    <fieldset
      ref={whole}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">Photos</legend>
      <p className="mb-2 text-sm text-ink-soft">
        Facultatif, {MAX_PROBLEM_PICTURES} au plus. Seuls le producteur et notre équipe les voient.
      </p>
      {list.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {list.map((photo, index) => (
            <li
              key={photo.key}
              className="flex items-center gap-3 rounded-field bg-white p-2 ring-1 ring-line"
            >
              <img
                src={photo.preview}
                alt={`Aperçu ${index + 1}`}
                className="size-20 rounded-lg object-cover"
              />
              <div className="min-w-0 grow">
                <SendingPhoto
                  photo={photo}
                  name={`la photo ${index + 1}`}
                  onRetry={() => void uploads.retry(photo.key)}
                />
                {photo.state === 'stored' && <p className="text-sm text-ink-soft">Photo envoyée</p>}
              </div>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Retirer la photo ${index + 1}`}
                onClick={() => uploads.remove(photo.key)}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.length < MAX_PROBLEM_PICTURES && (
        <div className="flex flex-wrap gap-2">
          <FileChoice onFiles={add} icon={Images} words="Choisir des photos" isMultiple />
          <FileChoice onFiles={add} icon={Camera} words="Prendre une photo" isCamera />
        </div>
      )}
      <p role="status" className="text-sm font-semibold text-warning">
        {notice && <span className="mt-2 block">{notice}</span>}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
