import type { ChangeEvent, FocusEvent } from 'react'
import { nationalNumber } from '#contract/phone-words.ts'
import { FieldFrame, type FieldWords } from '#web/ui/forms/field-frame.tsx'
import { useControl } from '#web/ui/forms/use-control.ts'

type Props = FieldWords & {
  name: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<HTMLInputElement, HTMLInputElement>) => void
}

const setInPairs = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
  currentTarget.value = nationalNumber(currentTarget.value)
}

/** A phone number of Côte d'Ivoire: the country prefix is fixed, the ten digits are typed. */
export function PhoneField(props: Props) {
  const { frame, control } = useControl<HTMLInputElement, Props>(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <span
          aria-hidden
          className="nums absolute inset-y-0 left-0 grid w-16 place-items-center border-r border-line-strong text-ink-soft"
        >
          +225
        </span>
        <input
          {...control}
          type="tel"
          autoComplete="tel-national"
          onBlur={setInPairs}
          className="control nums pl-20"
        />
      </div>
    </FieldFrame>
  )
}
