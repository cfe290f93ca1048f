import { useEffect, useRef, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import type { PhotoUploads } from '#web/features/media/photo-uploads.ts'
import { PLACE } from '#web/features/stall/pictures/use-drag-order.ts'

/**
 * Announces changes of a photo list to screen readers. When a button disappears with its photo, the photo in its place is
 * focused.
 */
export function useAnnouncedPictures(uploads: PhotoUploads, count: number) {
  const holder = useRef<HTMLFieldSetElement>(null)
  const next = useRef<number>(null)
  const before = useRef(count)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const added = count - before.current
    before.current = count
    if (added > 0) setAnnouncement(`${counted(added, 'photo ajoutée', 'photos ajoutées')}, ${count} en tout`)
  }, [count])

  useEffect(() => {
    const wanted = next.current
    // Once only: a later loss of focus has another cause.
    next.current = null
    if (wanted === null || document.activeElement !== document.body) return
    const place = Math.min(wanted, count - 1)
    const photo = holder.current?.querySelector<HTMLElement>(`[${PLACE}="${place}"] button`)
    ;(photo ?? holder.current)?.focus()
  })

  const move = (key: string, place: number) => {
    const target = Math.min(Math.max(0, place), count - 1)
    const from = uploads.read().list.findIndex(photo => photo.key === key)
    if (from === target) return
    next.current = target
    uploads.move(key, target)
    setAnnouncement(
      target === 0 ? `Photo ${from + 1} mise en principal` : `Photo ${from + 1} mise en place ${target + 1}`,
    )
  }
  const remove = (key: string, place: number) => {
    next.current = place
    uploads.remove(key)
    setAnnouncement(`Photo ${place + 1} retirée`)
  }
  return { holder, announcement, move, remove }
}
