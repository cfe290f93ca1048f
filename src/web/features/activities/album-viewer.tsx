import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { Album } from '#contract/activities/schemas.ts'
import { albumLinkId } from '#web/features/activities/album-card.tsx'
import { usePictureZoom } from '#web/features/activities/use-picture-zoom.ts'
import { ViewerBar } from '#web/features/activities/viewer-bar.tsx'
import { viewerButton } from '#web/features/activities/viewer-button.ts'
import { ViewerStage } from '#web/features/activities/viewer-stage.tsx'
import { ViewerThumbnails } from '#web/features/activities/viewer-thumbnails.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'
import { useModal } from '#web/ui/seldom/use-modal.ts'

type Props = {
  album: Album
  /** Which of its pictures is shown, from 0. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A pointer on a button or a link leaves the focus on the picture: the four keys go on working. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}

const sideButton = cx(viewerButton, 'absolute top-1/2 -translate-y-1/2 bg-leaf-950/60')

/** The pictures of an album, one at a time on the whole screen. */
export function AlbumViewer({ album, index, onShow, onClose }: Props) {
  const { ref, handlers } = useModal(true, onClose)
  const stage = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const media = album.media[index]!
  const last = album.media.length - 1
  const show = (position: number) => {
    if (position < 0 || position > last) return
    zoom.reset()
    onShow(position)
  }
  const zoom = usePictureZoom({ ref: stage, swipe: step => show(index + step) })
  useKeptFocus(stage, album.id, index)

  const pressKey = (event: KeyboardEvent) => {
    // A video has these keys for itself; the space bar presses the button that one has come to.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') show(index - 1)
    else if (event.key === 'ArrowRight') show(index + 1)
    else if (event.key === ' ' && event.target === stage.current && media.type === 'image') zoom.toggle()
    else return
    event.preventDefault()
  }

  const place = `${media.type === 'video' ? 'Vidéo' : 'Photo'} ${index + 1} sur ${last + 1}`
  return (
    <dialog
      ref={ref}
      {...handlers}
      onKeyDown={pressKey}
      aria-labelledby={titleId}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none animate-fade bg-leaf-950 p-0 text-white"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the focus only stays where it is. */}
      <div onMouseDown={keepFocus} className="flex size-full flex-col">
        <ViewerBar
          titleId={titleId}
          album={album}
          media={media}
          index={index}
          isZoomed={zoom.isZoomed}
          onZoom={zoom.toggle}
          onClose={onClose}
        />
        <div className="relative flex min-h-0 grow flex-col">
          <ViewerStage
            stageRef={stage}
            media={media}
            next={album.media[index + 1]}
            alt={media.caption ?? `${place}, ${album.title}`}
            zoom={zoom}
          />
          <button
            type="button"
            aria-label="Image précédente"
            disabled={index === 0}
            onClick={() => show(index - 1)}
            className={cx(sideButton, 'left-2')}
          >
            <ChevronLeft aria-hidden className="size-7" />
          </button>
          <button
            type="button"
            aria-label="Image suivante"
            disabled={index === last}
            onClick={() => show(index + 1)}
            className={cx(sideButton, 'right-2')}
          >
            <ChevronRight aria-hidden className="size-7" />
          </button>
        </div>
        <p aria-live="polite" className="min-h-11 px-4 py-2 text-center short:sr-only">
          <span className="sr-only">{place}. </span>
          {media.caption}
        </p>
        {last > 0 && <ViewerThumbnails media={album.media} index={index} onShow={show} />}
      </div>
    </dialog>
  )
}

/** The focus begins on the picture, comes back to it from a button that ended, and goes to the album's card at the end. */
function useKeptFocus(stage: RefObject<HTMLElement | null>, albumId: string, index: number): void {
  useEffect(() => {
    stage.current?.focus()
    return () => document.getElementById(albumLinkId(albumId))?.focus()
  }, [stage, albumId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is what may have ended a button.
  useEffect(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled')) stage.current?.focus()
  }, [stage, index])
}
