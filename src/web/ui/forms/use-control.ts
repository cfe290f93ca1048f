import type { ChangeEvent } from 'react'
import type { FieldWords } from '#web/ui/forms/field-frame.tsx'
import { useField } from '#web/ui/forms/form.tsx'

type ControlProps<E> = FieldWords & {
  name: string
  error?: string | undefined
  onChange?: ((event: ChangeEvent<E, E>) => void) | undefined
}

/** Ids, message and ARIA links shared by a field's frame and its control. Typing clears the message. */
export function useControl<E, P extends ControlProps<E>>(props: P & ControlProps<E>) {
  const { label, hint, isOptional, className, error: given, onChange, ...rest } = props
  const { id, error: found, clear } = useField(props.name)
  const error = given ?? found
  const description = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    frame: { id, label, hint, isOptional, className, error },
    control: {
      ...rest,
      id,
      required: !isOptional,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': description || undefined,
      onChange: (event: ChangeEvent<E, E>) => {
        clear()
        onChange?.(event)
      },
    },
  }
}
