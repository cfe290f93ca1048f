import * as z from 'zod/mini'
import type { usePhotos } from '#web/features/media/use-photos.ts'

/** Placeholder URL of a photo that is not uploaded. */
const NOT_UPLOADED = 'unsent'

/** URLs of a form's photos, in order. */
export const addressesOf = ({ list }: Pick<ReturnType<typeof usePhotos>, 'list'>): string[] =>
  list.map(photo => (photo.state === 'stored' ? photo.picture.url : NOT_UPLOADED))

/** Refinement: all photos are uploaded. Others would be missing silently. */
export const areUploaded = z.refine<string[]>(
  addresses => !addresses.includes(NOT_UPLOADED),
  'Une photo n’est pas partie\u00a0: réessayez, ou retirez-la.',
)
