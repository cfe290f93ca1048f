import type { LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Album, AlbumMedia } from '#contract/activities/schemas.ts'
import { albumLinkId } from '#web/features/activities/album-card.tsx'
import { usePictureZoom } from '#web/features/activities/use-picture-zoom.ts'
import { ViewerBar } from '#web/features/activities/viewer-bar.tsx'
import { viewerButton } from '#web/features/activities/viewer-button.ts'
import { ViewerStage } from '#web/features/activities/viewer-stage.tsx'
import { ViewerThumbnails } from '#web/features/activities/viewer-thumbnails.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'
import { useModal } from '#web/ui/on-demand/use-modal.ts'

type Props = {
  album: Album
  /** Index of the picture shown. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Presses of buttons and links leave the focus on the picture, so that the keys keep working. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}

type SideProps = {
  label: string
  icon: LucideIcon
  /** Whether there is no picture on this side. */
  isEnd: boolean
  onPress: () => void
  className: string
}

const SideButton = ({ label, icon: Icon, isEnd, onPress, className }: SideProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isEnd}
    onClick={onPress}
    className={cx(
      viewerButton,
      'absolute top-1/2 -translate-y-1/2 bg-leaf-950/70 ring-1 ring-white/50 disabled:ring-white/20 sm:size-13',
      className,
    )}
  >
    <Icon aria-hidden className="size-7" />
  </button>
)

type SidesProps = Pick<Props, 'index' | 'onShow'> & { last: number }

const SideButtons = ({ index, last, onShow }: SidesProps) => (
  <>
    <SideButton
      label="Image précédente"
      icon={ChevronLeft}
      isEnd={index === 0}
      onPress={() => onShow(index - 1)}
      className="left-2 sm:left-4"
    />
    <SideButton
      label="Image suivante"
      icon={ChevronRight}
      isEnd={index === last}
      onPress={() => onShow(index + 1)}
      className="right-2 sm:right-4"
    />
  </>
)

/** Full-screen viewer of an album's pictures, one at a time. */
export function AlbumViewer({ album, index, onShow, onClose }: Props) {
  const { ref, handlers } = useModal(true, onClose)
  const stage = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const media = album.media[index]!
  const broken = useBroken(media, stage)
  const last = album.media.length - 1
  const show = (position: number) => {
    if (position < 0 || position > last) return
    zoom.reset()
    onShow(position)
  }
  // A key that opened the viewer is released here, which counts as keyboard use.
  const [isByKeys, setByKeys] = useState(false)
  const zoom = usePictureZoom({ ref: stage, swipe: step => show(index + step) })
  useKeptFocus(stage, album.id, index)

  const pressKey = (event: KeyboardEvent) => {
    // A focused video handles these keys itself; a focused button handles the space bar.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') show(index - 1)
    else if (event.key === 'ArrowRight') show(index + 1)
    else if (
      event.key === ' ' &&
      event.target === stage.current &&
      media.type === 'image' &&
      !broken.isBroken
    )
      zoom.toggle()
    else return
    event.preventDefault()
  }

  const place = `${media.type === 'video' ? 'Vidéo' : 'Photo'} ${index + 1} sur ${last + 1}`
  return (
    <dialog
      ref={ref}
      {...handlers}
      onKeyDown={pressKey}
      onKeyUp={() => setByKeys(true)}
      onPointerDown={() => setByKeys(false)}
      aria-labelledby={titleId}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none animate-fade bg-leaf-950 p-0 text-white"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is. */}
      <div onMouseDown={keepFocus} className="flex size-full flex-col">
        <ViewerBar
          titleId={titleId}
          album={album}
          media={media}
          index={index}
          isBroken={broken.isBroken}
          isZoomed={zoom.isZoomed}
          onZoom={zoom.toggle}
          onClose={onClose}
        />
        <div className="relative flex min-h-0 grow flex-col">
          <ViewerStage
            stageRef={stage}
            isFocusShown={isByKeys}
            media={media}
            next={album.media[index + 1]}
            {...broken}
            alt={media.caption ?? `${place}, ${album.title}`}
            zoom={zoom}
          />
          <SideButtons index={index} last={last} onShow={show} />
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

/** Whether the picture or video failed to load, until it is retried. */
function useBroken({ id }: AlbumMedia, stage: RefObject<HTMLElement | null>) {
  const [brokenId, setBrokenId] = useState<string>()
  return {
    isBroken: brokenId === id,
    onBroken: () => setBrokenId(id),
    onRetry: () => {
      setBrokenId(undefined)
      stage.current?.focus()
    },
  }
}

/** Focuses the picture on opening and when a focused button gets disabled, and the album's card on closing. */
function useKeptFocus(stage: RefObject<HTMLElement | null>, albumId: string, index: number): void {
  useEffect(() => {
    stage.current?.focus()
    return () => document.getElementById(albumLinkId(albumId))?.focus()
  }, [stage, albumId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index may have disabled the focused button.
  useEffect(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled')) stage.current?.focus()
  }, [stage, index])
}
