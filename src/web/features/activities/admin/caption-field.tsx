import type { InputHTMLAttributes } from 'react'
import { MAX_ACTIVITY_LINE_LENGTH } from '#contract/activities/facts.ts'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange'> & {
  /** "l’image 2". */
  of: string
}

/** Caption of a picture. */
export const CaptionField = ({ of, ...input }: Props) => (
  <label className="text-sm">
    Légende<span className="sr-only"> de {of}</span> (facultatif)
    <input {...input} maxLength={MAX_ACTIVITY_LINE_LENGTH} autoComplete="off" className="control mt-1" />
  </label>
)
