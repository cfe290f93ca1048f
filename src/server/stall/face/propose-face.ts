import type { VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { lockPicturesForUse, storeSentImage } from '../store-sent-images.ts'
import { deleteProposal, type FaceRow, lockFaces, writeProposal } from './faces.queries.ts'
import { isSameFace } from './same-face.ts'

type FacePictures = Pick<VendorProfileBody, 'portraitUrl' | 'coverUrl'>
type FaceWords = Partial<Pick<FaceRow, 'businessName' | 'description' | 'story' | 'since' | 'methods'>>

/** A requested face, with the addresses of stored pictures; absent fields stay unchanged. */
type FaceWish = { words: FaceWords; pictures: FacePictures }

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>

/**
 * Stores the pictures of a face that are data URLs.
 * @returns the addresses of all
 * @throws Refused as `storeSentImage`
 */
export async function storeFacePictures(
  deps: StoreDeps,
  vendorId: string,
  sent: FacePictures,
): Promise<FacePictures> {
  const stored: FacePictures = {}
  for (const field of ['portraitUrl', 'coverUrl'] as const) {
    const image = sent[field]
    stored[field] = image ? await storeSentImage(deps, vendorId, { image, field }) : image
  }
  return stored
}

/**
 * Proposes a face. It becomes public once approved. A face equal to the public one withdraws the proposal; an unchanged rejected
 * one stays rejected.
 * @throws Refused `image_unknown` for a picture that does not exist, or that this vendor may not use
 */
export async function proposeFace(
  tx: Transaction,
  { vendorId, wish: { words, pictures }, now }: { vendorId: string; wish: FaceWish; now: Date },
): Promise<void> {
  const { approved, proposal } = (await lockFaces(tx, vendorId)) ?? refuse('unauthenticated')
  const present: FaceRow = proposal ?? approved
  const wanted: FaceRow = {
    businessName: words.businessName ?? present.businessName,
    description: words.description ?? present.description,
    story: words.story ?? present.story,
    since: words.since === undefined ? present.since : words.since,
    methods: words.methods ?? present.methods,
    portraitId: await mediaOf(tx, vendorId, pictures.portraitUrl, present.portraitId),
    coverId: await mediaOf(tx, vendorId, pictures.coverUrl, present.coverId),
  }
  if (isSameFace(wanted, present)) return
  if (isSameFace(wanted, approved)) await deleteProposal(tx, vendorId)
  else await writeProposal(tx, { ...wanted, vendorId, proposedAt: now })
}

async function mediaOf(
  tx: Transaction,
  vendorId: string,
  url: string | null | undefined,
  present: string | null,
): Promise<string | null> {
  if (url === undefined) return present
  if (url === null) return null
  const [mediaId] = await lockPicturesForUse(tx, vendorId, [url])
  return mediaId ?? null
}
