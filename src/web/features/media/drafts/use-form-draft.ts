import { useState } from 'react'
import type { FormDraft } from '#web/features/media/drafts/form-draft.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import type { StoredValue } from '#web/storage/stored-value.ts'

/** The initial values of a form from its draft, and the function that stores changes. */
export function useFormDraft(of: string, openDraft: () => StoredValue<FormDraft | undefined>) {
  const [stored] = useState(openDraft)
  const [found] = useState(() => stored.read())
  const keep = (change: Partial<FormDraft>) =>
    stored.write({ fields: undefined, photos: {}, ...stored.read(), ...change, of, savedAt: Date.now() })
  return {
    wasFound: found !== undefined,
    fields: found?.fields,
    photos: found?.photos ?? {},
    keepFields: (form: HTMLFormElement) => {
      const typed = [...new FormData(form)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      keep({ fields: Object.fromEntries(typed) })
    },
    keepPhotos: (name: string, photos: readonly StoredPhoto[]) =>
      keep({ photos: { ...stored.read()?.photos, [name]: photos } }),
    forget: () => stored.write(undefined),
  }
}
