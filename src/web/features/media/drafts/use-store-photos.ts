import { useEffect, useEffectEvent, useState } from 'react'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'

/** Stores uploaded photos with the draft, so that they need not be uploaded again. */
export function useStorePhotos(
  stored: readonly StoredPhoto[],
  store: (photos: readonly StoredPhoto[]) => void,
): void {
  const addresses = stored.map(({ picture }) => picture.url).join(' ')
  const [atOpening] = useState(addresses)
  const [wasChanged, setChanged] = useState(false)
  if (!wasChanged && addresses !== atOpening) setChanged(true)
  const storeNow = useEffectEvent(() => store(stored))
  useEffect(() => {
    if (wasChanged || addresses !== atOpening) storeNow()
  }, [addresses, atOpening, wasChanged])
}
