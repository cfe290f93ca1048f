import * as z from 'zod/mini'
import type { usePhotos } from '#web/features/media/use-photos.ts'

/** In place of the address of a photo that has none yet. */
const NOT_UPLOADED = 'unsent'

/** The addresses of a form's photos, in their order. */
export const addressesOf = ({ list }: Pick<ReturnType<typeof usePhotos>, 'list'>): string[] =>
  list.map(photo => (photo.state === 'stored' ? photo.picture.url : NOT_UPLOADED))

/** A photo that did not leave would be missing without a word. */
export const areUploaded = z.refine<string[]>(
  addresses => !addresses.includes(NOT_UPLOADED),
  'Une photo n’est pas partie\u00a0: réessayez, ou retirez-la.',
)
