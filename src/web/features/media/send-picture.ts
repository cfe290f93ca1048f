import type { Picture } from '#contract/catalogue/schemas.ts'
import { timeoutMsFor } from '#web/api/api-client.ts'
import { failureOf, unreachable } from '#web/api/api-failure.ts'
import { dataUrlOf } from '#web/api/data-url.ts'
import type { PhotoTools } from '#web/features/media/photo-uploads.ts'

type Receiver = { method: string; path: string }

/** Upload function of an endpoint. */
export const sendPictureTo =
  (receiver: Receiver): PhotoTools['send'] =>
  (photo, onProgress, signal) =>
    sendPicture(receiver, photo, onProgress, signal)

/**
 * Uploads a photo with progress, which `fetch` does not report.
 * @param onProgress called with the fraction sent, from 0 to 1
 * @throws ApiFailure when the server refuses, or cannot be reached; AbortError when aborted
 */
async function sendPicture(
  { method, path }: Receiver,
  photo: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Picture> {
  const body = JSON.stringify({ image: await dataUrlOf(photo) })
  signal.throwIfAborted()
  const request = new XMLHttpRequest()
  signal.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('abort', () => reject(signal.reason))
    for (const cut of ['error', 'timeout'])
      request.addEventListener(cut, () => reject(unreachable(navigator.onLine)))
    request.addEventListener('load', () => {
      if (request.status < 400 && request.response) resolve(request.response as Picture)
      else reject(failureOf(request.status, request.statusText, request.response))
    })
    request.open(method, path)
    request.responseType = 'json'
    request.timeout = timeoutMsFor(body)
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json')
    request.send(body)
  })
}
