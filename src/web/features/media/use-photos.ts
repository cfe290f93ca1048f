import { useEffect, useState, useSyncExternalStore } from 'react'
import { fingerprintOf } from '#web/features/media/fingerprint.ts'
import {
  createPictureBox,
  type PhotoRoom,
  type PhotoTools,
  type StoredPhoto,
} from '#web/features/media/picture-box.ts'
import { shrinkPicture } from '#web/features/media/shrink-picture.ts'

/** The photos of one form, as long as it is open. */
export function usePhotos(stored: readonly StoredPhoto[], room: PhotoRoom, send: PhotoTools['send']) {
  const [box] = useState(() =>
    createPictureBox(
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
  const { list, notice } = useSyncExternalStore(box.subscribe, box.read, box.read)
  useEffect(() => () => box.close(), [box])
  return {
    box,
    list,
    notice,
    isSending: list.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: list.some(({ state }) => state === 'failed'),
    stored: list.flatMap(photo =>
      photo.state === 'stored' ? [{ picture: photo.picture, fingerprint: photo.fingerprint }] : [],
    ),
  }
}
