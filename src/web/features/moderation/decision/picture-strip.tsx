import type { Picture } from '#contract/catalogue/schemas.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { ofName } from '#contract/of-name.ts'
import { cx } from '#web/ui/cx.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

const SHOWN = 3

type Props = {
  pictures: readonly Picture[]
  name: string
  /** Stretches to the full width. */
  isFilling?: boolean
}

/** The first three pictures, and the number of others. */
export function PictureStrip({ pictures, name, isFilling = false }: Props) {
  if (pictures.length === 0) {
    return (
      <p className="grid h-24 place-content-center rounded-xl bg-danger-tint px-3 text-center font-semibold text-danger">
        Aucune image
      </p>
    )
  }
  const hidden = pictures.length - SHOWN
  return (
    <ul
      aria-label={`Images ${ofName(name)}`}
      className={cx('grid gap-2', isFilling ? 'auto-cols-[minmax(0,1fr)] grid-flow-col' : 'grid-cols-3')}
    >
      {pictures.slice(0, SHOWN).map((picture, index) => (
        <li key={picture.url} className="relative">
          <ResponsivePicture
            picture={picture}
            alt={`Image ${index + 1}`}
            missing={`Image ${index + 1}`}
            sizes="(min-width: 64rem) 8rem, 30vw"
            isSquare={!isFilling}
            className={cx('rounded-xl', isFilling && 'h-32!')}
          />
          {hidden > 0 && index === SHOWN - 1 && (
            <span className="nums absolute inset-0 grid place-content-center rounded-xl text-center bg-leaf-950/65 font-display text-2xl font-bold text-white">
              +{hidden}
              <span className="sr-only"> {oneOrMany(hidden, 'autre image', 'autres images')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
