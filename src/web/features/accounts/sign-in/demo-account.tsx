import type { MouseEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useSite } from '#web/use-site.ts'

type Props = {
  /** The values of the demonstration account, by the names of the fields. */
  values: Readonly<Record<string, string>>
}

function fillIn(event: MouseEvent<HTMLButtonElement>, values: Props['values']): void {
  const { form } = event.currentTarget
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

/** Within a login form: a demonstration account, and a button that fills it in. */
export function DemoAccount({ values }: Props) {
  if (!useSite().demonstration) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-dashed border-line-strong bg-paper px-4 py-3 text-sm">
      <p className="min-w-0">
        <span className="block text-ink-soft">Compte de démonstration</span>
        <span className="font-mono wrap-anywhere">{Object.values(values).join(' / ')}</span>
      </p>
      <Button variant="secondary" size="small" onClick={event => fillIn(event, values)}>
        Remplir
      </Button>
    </div>
  )
}
