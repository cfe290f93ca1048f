import { buffer } from 'node:stream/consumers'
import type { ProblemPictureWidth } from '#contract/problems/facts.ts'
import { problemPictureWidths } from '#contract/problems/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { type EncodedPicture, removeStored, type Storage } from '../media/public.ts'

/** The file name of a picture at one width. By row id, not by content hash: two people's equal pictures are stored twice. */
export const nameOfFile = (id: string, width: ProblemPictureWidth): string => `${id}-${width}.webp`

/** Writes the files of a picture to the private storage. */
export async function writeFiles(storage: Storage, id: string, { files }: EncodedPicture): Promise<void> {
  for (const width of problemPictureWidths) {
    const { bytes } = files.find(({ name }) => name.endsWith(`-${width}.webp`))!
    await storage.put(nameOfFile(id, width), bytes, 'image/webp')
  }
}

/** Removes the files of a picture from the private storage, in the transaction that removes its row. Idempotent. */
export const removeFiles = (tx: Transaction, storage: Storage, id: string): Promise<void> =>
  removeStored(
    tx,
    storage,
    problemPictureWidths.map(width => nameOfFile(id, width)),
  )

/** The file of a picture; null when there is none. */
export async function readFile(
  storage: Storage,
  { id, width }: { id: string; width: ProblemPictureWidth },
): Promise<{ name: string; content: Buffer } | null> {
  const file = await storage.open(nameOfFile(id, width))
  if (!file) return null
  return { name: `probleme-${width}.webp`, content: await buffer(file.stream) }
}
