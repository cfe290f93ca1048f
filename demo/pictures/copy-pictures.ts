import { problemPictureWidths } from '#contract/problems/facts.ts'
import { filesBehind, type Storage } from '#server/media/public.ts'
import { nameOfFile } from '#server/problems/picture-files.ts'
import type { StoredPicture } from './store-demo-pictures.ts'

/** Has the private storage hold a picture of the shop, under the name of a picture of a problem. */
export async function copyPicture(
  { storage, privateStorage }: { storage: Storage; privateStorage: Storage },
  { url }: StoredPicture,
  id: string,
): Promise<void> {
  for (const width of problemPictureWidths) {
    const name = filesBehind(url).find(file => file.endsWith(`-${width}.webp`))!
    const file = await storage.open(name)
    if (!file) throw new Error(`The demonstration has no picture "${name}"`)
    const chunks: Buffer[] = []
    for await (const chunk of file.stream) chunks.push(chunk as Buffer)
    await privateStorage.put(nameOfFile(id, width), Buffer.concat(chunks), 'image/webp')
  }
}
