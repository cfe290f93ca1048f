import { useState } from 'react'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { cx } from '#web/ui/cx.ts'
import { IllustrationMark } from '#web/ui/illustration-mark.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

type Props = {
  pictures: readonly Picture[]
  name: string
  /** Whether it is lower on phones, since more must be seen with it. */
  isLow?: boolean
}

/** The product's pictures: a large one and thumbnails, which overlay it on small screens. */
export function ProductGallery({ pictures, name, isLow = false }: Props) {
  const [chosen, setChosen] = useState(0)
  const isSeveral = pictures.length > 1
  return (
    <div className="relative">
      <ResponsivePicture
        picture={pictures[chosen]}
        alt={isSeveral ? `${name}, photo ${chosen + 1} sur ${pictures.length}` : name}
        sizes="(min-width: 80rem) 37rem, (min-width: 64rem) 48vw, 84vw"
        isSquare
        isUrgent
        // On low viewports (200 % zoom) the name stays visible.
        className={cx(
          'rounded-card max-lg:aspect-4/3 max-lg:max-h-[45vh] max-lg:[@media(max-height:30rem)]:max-h-[30vh]',
          isLow && 'max-md:aspect-video',
        )}
      />
      <IllustrationMark of={pictures[chosen]} />
      {isSeveral && (
        <ul className="gallery-choices">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={cx(
                  'block w-full overflow-hidden rounded-xl',
                  index === chosen
                    ? 'ring-3 ring-mango-500'
                    : 'ring-2 ring-white hover:ring-leaf-700 lg:ring-1 lg:ring-line',
                )}
              >
                <ResponsivePicture picture={picture} alt={`Photo ${index + 1}`} sizes="6rem" isSquare />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
