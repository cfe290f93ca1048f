import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { fileOfWidth, pictureWidths } from '#contract/picture-files.ts'
import { cx } from '#web/ui/cx.ts'

/** A stored picture: URL of the largest file, its size in pixels, and its average colour. */
type Source = { url: string; width: number; height: number; color?: string }

type Props = {
  /** Undefined when the subject has no picture. */
  picture: Source | undefined
  /** Alternative text; empty when the text beside it is equivalent. */
  alt: string
  /** The `sizes` attribute: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string
  /** Crops the picture to a square. */
  isSquare?: boolean | undefined
  /** For the main picture of a page: fetched immediately. */
  isUrgent?: boolean
  /** Text of the placeholder when the picture is absent or fails to load. */
  missing?: string
  className?: string | undefined
}

/** The `srcset` of a stored picture; undefined if it has one file only. */
export function sourceSet({ url }: Source): string | undefined {
  if (fileOfWidth(url, 640) === url) return undefined
  return pictureWidths.map(width => `${fileOfWidth(url, width)} ${width}w`).join(', ')
}

function frameClass({ isSquare, className }: Pick<Props, 'isSquare' | 'className'>): string {
  return cx('block w-full overflow-hidden', isSquare && 'aspect-square', className)
}

function Missing({
  words = 'Image non disponible',
  className,
}: {
  words?: string | undefined
  className: string
}) {
  return (
    <span
      className={cx(
        '@container grid place-content-center justify-items-center gap-1 bg-paper-deep p-2 text-center text-sm text-ink-soft',
        className,
      )}
    >
      <ImageOff aria-hidden className="size-6" />
      {/* In a narrow card the text does not fit beside its button. */}
      <span className="@max-[12rem]:sr-only">{words}</span>
    </span>
  )
}

/** A responsive picture, on its average colour while it loads. */
export function ResponsivePicture({ picture, ...props }: Props) {
  // Keyed: a new picture in the same place is tried again after a failure.
  if (picture) return <Loaded key={picture.url} picture={picture} {...props} />
  return <Missing words={props.missing} className={frameClass(props)} />
}

function Loaded({
  picture,
  alt,
  sizes,
  isSquare,
  isUrgent,
  missing,
  className,
}: Props & { picture: Source }) {
  const [isBroken, setBroken] = useState(false)
  // A picture may have failed before hydration, when no handler was attached.
  const checkEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true)
  }, [])
  const frame = frameClass({ isSquare, className })
  if (isBroken) return <Missing words={missing} className={frame} />
  return (
    <img
      ref={checkEarlyFailure}
      src={fileOfWidth(picture.url, 640)}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      style={{ backgroundColor: picture.color }}
      className={cx(frame, 'object-cover', !isSquare && 'h-auto')}
    />
  )
}
