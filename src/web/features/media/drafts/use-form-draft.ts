import { useState } from 'react'
import type { FormDraft } from '#web/features/media/drafts/form-draft.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import type { StoredValue } from '#web/storage/stored-value.ts'

/** The initial values of a form from its draft, and the function that stores changes. */
export function useFormDraft(of: string, openDraft: () => StoredValue<FormDraft | undefined>) {
  const [stored] = useState(openDraft)
  const [found] = useState(() => stored.read())
  const write = (change: Partial<FormDraft>) =>
    stored.write({ fields: undefined, photos: {}, ...stored.read(), ...change, of })
  return {
    wasFound: found !== undefined,
    fields: found?.fields,
    photos: found?.photos ?? {},
    writeFields: (form: HTMLFormElement) => {
      const typed = [...new FormData(form)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      write({ fields: Object.fromEntries(typed) })
    },
    writePhotos: (name: string, photos: readonly StoredPhoto[]) =>
      write({ photos: { ...stored.read()?.photos, [name]: photos } }),
    clear: () => stored.write(undefined),
  }
}
