import { Star } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { starCounts } from '#contract/reviews/facts.ts'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'

const words = ['', 'Décevant', 'Moyen', 'Bien', 'Très bien', 'Excellent']

type Props = { name: string; legend: string; defaultValue?: number | undefined }

/** A rating field of one to five stars, in a `Form`. */
export function StarField({ name, legend, defaultValue = 0 }: Props) {
  const [given, setGiven] = useState(defaultValue)
  const { id, error, clear } = useField(name)
  const give = (stars: number) => {
    clear()
    setGiven(stars)
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="-ml-1.5 flex flex-wrap items-center">
        {starCounts.map(star => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-leaf-700"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={given === star}
              onChange={() => give(star)}
              aria-label={counted(star, 'étoile')}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cx(
                'size-8',
                star <= given ? 'fill-mango-500 text-mango-600' : 'fill-paper-deep text-line-strong',
              )}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-ink-soft">
          {words[given]}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
