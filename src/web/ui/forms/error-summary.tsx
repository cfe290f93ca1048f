import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { oneOrMany } from '#contract/french/counted.ts'
import type { FieldErrors } from '#web/ui/forms/use-form.ts'

type Props = {
  errors: FieldErrors
  /** Text before the number of errors. */
  refusedAs?: string | undefined
  /** Moves the focus to the summary, or to the first field, whenever it changes. */
  attempt: number
  leadsToField: boolean
  /** Id of a field by its name. */
  idOf: (name: string) => string
}

/** The error summary of a form, each line linking to its field. */
export function ErrorSummary({ errors, attempt, leadsToField, refusedAs, idOf }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // A message that several fields share is shown once, linked to the first of them.
  const fields = Object.entries(errors)
  const messages = fields.filter(
    ([, message], nth) => fields.findIndex(([, other]) => other === message) === nth,
  )
  useEffect(() => {
    if (attempt === 0) return
    if (leadsToField) ref.current?.querySelector('a')?.click()
    else ref.current?.focus()
  }, [attempt, leadsToField])
  if (messages.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="col-span-full mb-6 [.grid>&]:mb-2 rounded-field border-2 border-danger bg-danger-tint p-4 text-danger"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {refusedAs && `${refusedAs}\u00a0: `}
        {oneOrMany(
          fields.length,
          'Une information est à corriger',
          `${fields.length} informations sont à corriger`,
        )}
      </p>
      <ul className="mt-1 list-disc pl-7">
        {messages.map(([name, message]) => (
          <li key={name} className="py-0.5">
            <a
              href={`#${idOf(name)}`}
              className="py-1 underline underline-offset-2"
              onClick={event => {
                event.preventDefault()
                document.getElementById(idOf(name))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
