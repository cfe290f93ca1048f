import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Album } from '#contract/activities/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { AlbumSearch } from '#web/features/activities/album-search.ts'

/** Moves through an open album: each picture has its address, and the phone's back button closes the album. */
export function useAlbumAddress() {
  const navigate = useNavigate()
  const { history } = useRouter()
  // Steps of this visit: with one before the album, closing it is a step back, and leaves no trace.
  const lengthAtOpening = useRef(history.length)
  const replace = (search: AlbumSearch) =>
    void navigate({ to: paths.activities(), search: { ...search }, replace: true, resetScroll: false })
  return {
    show: (album: Album, index: number) =>
      replace({ album: album.id, photo: index === 0 ? undefined : index + 1 }),
    close: () => {
      if (history.length > lengthAtOpening.current) history.back()
      else replace({})
    },
  }
}
