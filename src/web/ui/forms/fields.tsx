import { Eye, EyeOff } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { FieldFrame, type FieldWords } from '#web/ui/forms/field-frame.tsx'
import { useControl } from '#web/ui/forms/use-control.ts'

/** Within a `Form` the error message is found by name; elsewhere it is a prop. */
type FieldProps<Attributes> = FieldWords & { name: string; error?: string | undefined } & Omit<
    Attributes,
    'className' | 'name' | 'id' | 'required'
  >

type TextFieldProps = FieldProps<InputHTMLAttributes<HTMLInputElement>>

/** A single-line text field. Set `type`, `inputMode` and `autoComplete` for the right keyboard. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useControl(props)
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className="control" />
    </FieldFrame>
  )
}

/** A password field with a "show" button. */
export function PasswordField(props: TextFieldProps) {
  const { frame, control } = useControl(props)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          className="control pr-14"
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Afficher le mot de passe"
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-field text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  )
}

/** A multi-line text field. */
export function TextAreaField(props: FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { frame, control } = useControl(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className="control" />
    </FieldFrame>
  )
}

type SelectProps = FieldProps<Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'>> & {
  /** Label of the empty option. */
  placeholder?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A native select. */
export function SelectField({ placeholder, options, ...props }: SelectProps) {
  const { frame, control } = useControl(props)
  return (
    <FieldFrame {...frame}>
      <select {...control} className="control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
