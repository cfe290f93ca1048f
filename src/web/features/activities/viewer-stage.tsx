import { ImageOff } from 'lucide-react'
import type { RefObject } from 'react'
import type { AlbumMedia } from '#contract/activities/schemas.ts'
import { fileOfWidth } from '#contract/picture-files.ts'
import { pictureOf } from '#web/features/activities/media-picture.tsx'
import type { usePictureZoom } from '#web/features/activities/use-picture-zoom.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { sourceSet } from '#web/ui/responsive-picture.tsx'

const ZOOM = 2

type Props = {
  stageRef: RefObject<HTMLDivElement | null>
  media: AlbumMedia
  /** The next one, prefetched once this one is loaded. */
  next: AlbumMedia | undefined
  /** Alternative text. */
  alt: string
  isBroken: boolean
  onBroken: () => void
  onRetry: () => void
  zoom: ReturnType<typeof usePictureZoom>
  /** Whether the picture shows its focus ring, for keyboard users. */
  isFocusShown: boolean
}

/** Shows one picture as large as the screen allows, or plays a video. */
export function ViewerStage({ stageRef, media, next, alt, zoom, isFocusShown, ...broken }: Props) {
  const { isBroken, onBroken, onRetry } = broken
  const isVideo = media.type === 'video'
  const isEnlarging = !isVideo && !isBroken
  return (
    <section
      ref={stageRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled by the keyboard too.
      tabIndex={0}
      aria-label="Image de l’album"
      {...(isEnlarging && zoom.handlers)}
      className={cx(
        'relative flex min-h-0 grow -outline-offset-4 [container-type:size]',
        zoom.isZoomed ? 'touch-auto overflow-auto' : 'touch-pan-y overflow-hidden',
        !isFocusShown && 'outline-none',
        isEnlarging && (zoom.isZoomed ? 'cursor-zoom-out' : 'cursor-zoom-in'),
      )}
    >
      {isBroken ? (
        <Missing onRetry={onRetry}>{isVideo ? 'Vidéo non disponible' : 'Image non disponible'}</Missing>
      ) : isVideo ? (
        <Video key={media.id} media={media} alt={alt} onBroken={onBroken} />
      ) : (
        <LargePicture
          key={media.id}
          media={media}
          next={next}
          alt={alt}
          isZoomed={zoom.isZoomed}
          onBroken={onBroken}
        />
      )}
    </section>
  )
}

function Video({ media, alt, onBroken }: Pick<Props, 'media' | 'alt' | 'onBroken'>) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the programme's videos have no caption files.
    <video
      src={media.url}
      controls
      playsInline
      preload="metadata"
      aria-label={alt}
      onError={onBroken}
      className="m-auto max-h-full max-w-full"
    />
  )
}

function Missing({ onRetry, children }: Pick<Props, 'onRetry'> & { children: string }) {
  return (
    <div className="m-auto grid justify-items-center gap-2">
      <ImageOff aria-hidden className="size-8" />
      <p>{children}</p>
      <Button variant="onDark" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}

/** Width limited by the stage and by the picture's own pixels. */
const widthOf = (width: number, height: number, scale: number) =>
  `calc(${scale} * min(100cqw, ${(100 * width) / height}cqh, ${width}px))`

function LargePicture({
  media,
  next,
  alt,
  isZoomed,
  onBroken,
}: Pick<Props, 'media' | 'next' | 'alt' | 'onBroken'> & { isZoomed: boolean }) {
  const picture = pictureOf(media)
  const { url, width, height } = picture
  return (
    <img
      src={url}
      srcSet={sourceSet(picture)}
      sizes={isZoomed ? `${ZOOM * 100}vw` : '100vw'}
      alt={alt}
      draggable={false}
      fetchPriority="high"
      onLoad={() => next && fetchAhead(next)}
      onError={onBroken}
      style={{
        width: widthOf(width, height, isZoomed ? ZOOM : 1),
        aspectRatio: `${width} / ${height}`,
        // Placeholder until it is loaded: its colour, and the small version that the page has loaded already.
        backgroundColor: media.picture?.color,
        backgroundImage: `url("${encodeURI(fileOfWidth(url, 320))}")`,
      }}
      // Measured as soon as its size changes.
      className="m-auto max-w-none shrink-0 bg-cover object-contain transition-none sm:rounded-lg"
    />
  )
}

function fetchAhead(next: AlbumMedia): void {
  if (next.type === 'video') return
  const picture = pictureOf(next)
  const image = new Image()
  image.sizes = '100vw'
  image.srcset = sourceSet(picture) ?? ''
  image.src = picture.url
}
