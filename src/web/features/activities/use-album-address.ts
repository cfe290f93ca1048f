import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Album } from '#contract/activities/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { AlbumSearch } from '#web/features/activities/album-search.ts'

/** URL state of an open album: each picture has a URL, and the back button closes the album. */
export function useAlbumAddress() {
  const navigate = useNavigate()
  const { history } = useRouter()
  // History length at mount: if the album was opened since, closing goes back one entry and leaves no trace.
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
