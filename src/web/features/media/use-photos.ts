import { useEffect, useState, useSyncExternalStore } from 'react'
import { fingerprintOf } from '#web/features/media/fingerprint.ts'
import {
  createPhotoUploads,
  type PhotoRoom,
  type PhotoTools,
  type StoredPhoto,
} from '#web/features/media/photo-uploads.ts'
import { shrinkPicture } from '#web/features/media/shrink-picture.ts'

/** The photos of a form while it is mounted. */
export function usePhotos(stored: readonly StoredPhoto[], room: PhotoRoom, send: PhotoTools['send']) {
  const [uploads] = useState(() =>
    createPhotoUploads(
      {
        fingerprintOf,
        shrink: shrinkPicture,
        send,
        show: file => URL.createObjectURL(file),
        hide: address => URL.revokeObjectURL(address),
      },
      stored,
      room,
    ),
  )
  const { list, notice } = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read)
  useEffect(() => () => uploads.close(), [uploads])
  return {
    uploads,
    list,
    notice,
    isSending: list.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: list.some(({ state }) => state === 'failed'),
    stored: list.flatMap((photo): StoredPhoto[] => {
      if (photo.state !== 'stored') return []
      const { picture, fingerprint, sentAtMs } = photo
      return [{ picture, fingerprint, sentAtMs }]
    }),
  }
}
