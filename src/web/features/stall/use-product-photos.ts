import { useEffect, useState, useSyncExternalStore } from 'react'
import { fingerprintOf } from '#web/features/stall/fingerprint.ts'
import { createPictureBox, type PhotoTools, type StoredPhoto } from '#web/features/stall/picture-box.ts'
import { sendPicture } from '#web/features/stall/send-picture.ts'
import { shrinkPicture } from '#web/features/stall/shrink-picture.ts'

const tools: PhotoTools = {
  fingerprintOf,
  shrink: shrinkPicture,
  send: sendPicture,
  show: file => URL.createObjectURL(file),
  hide: address => URL.revokeObjectURL(address),
}

/** The photos of one form, as long as it is open. */
export function useProductPhotos(stored: readonly StoredPhoto[]) {
  const [box] = useState(() => createPictureBox(tools, stored))
  const { list } = useSyncExternalStore(box.subscribe, box.read, box.read)
  useEffect(() => () => box.close(), [box])
  return {
    box,
    list,
    isSending: list.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: list.some(({ state }) => state === 'failed'),
    stored: list.flatMap(photo =>
      photo.state === 'stored' ? [{ picture: photo.picture, fingerprint: photo.fingerprint }] : [],
    ),
  }
}
