import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { fileOfWidth, pictureWidths } from '#contract/picture-files.ts'
import { cx } from '#web/ui/cx.ts'

/** A stored picture: URL of the largest file, its size in pixels, and its average colour. */
type Source = { url: string; width: number; height: number; color?: string }

type Props = {
  /** Absent when the thing has no picture. */
  picture: Source | undefined
  /** Words for the picture; empty when the text beside it says the same. */
  alt: string
  /** How wide it is shown: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string
  /** Cut to a square instead of its own shape. */
  isSquare?: boolean | undefined
  /** For the one picture that the page is about: fetched at once. */
  isUrgent?: boolean
  /** What stands there when there is none, or when it cannot be loaded. */
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
      {/* In a card there is no room for them beside its button. */}
      <span className="@max-[12rem]:sr-only">{words}</span>
    </span>
  )
}

/** A responsive picture, on its average colour while it loads. */
export function ResponsivePicture({ picture, ...props }: Props) {
  // Keyed: another picture in the same place gets its own chance.
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
