import type { Product } from '#contract/catalogue/schemas.ts'
import { FACE_WIDTH, fileOfWidth } from '#contract/picture-files.ts'
import { initialsOf } from '#web/features/catalogue/cards/initials-of.ts'

type Props = { vendor: Pick<Product['vendor'], 'businessName' | 'portraitUrl'> }

/** Small portrait of a producer beside its name; initials until it is loaded or when there is none. */
export function Face({ vendor: { businessName, portraitUrl } }: Props) {
  return (
    <span aria-hidden data-initials={initialsOf(businessName)} className="face">
      {portraitUrl && (
        <img
          src={fileOfWidth(portraitUrl, FACE_WIDTH)}
          alt=""
          width={FACE_WIDTH}
          height={FACE_WIDTH}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
