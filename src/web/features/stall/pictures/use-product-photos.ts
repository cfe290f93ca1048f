import { endpoints } from 'virtual:endpoints/staff'
import { MAX_PRODUCT_PICTURES } from '#contract/stall/facts.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import { sendPictureTo } from '#web/features/media/send-picture.ts'
import { usePhotos } from '#web/features/media/use-photos.ts'

const productPhotos = {
  most: MAX_PRODUCT_PICTURES,
  tooMany: `Un produit a au plus ${MAX_PRODUCT_PICTURES} photos\u00a0: les autres n’ont pas été ajoutées.`,
}
const send = sendPictureTo(endpoints.uploadPicture)

/** The photos of a product form while it is mounted. */
export const useProductPhotos = (stored: readonly StoredPhoto[]) => usePhotos(stored, productPhotos, send)
