import { type RefObject, useEffect, useRef } from 'react'

function show(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    // An incomplete date has an empty value: setting it would clear the parts already typed.
    if (field.value !== value) field.value = value
  }
}

/**
 * For a form whose values are in the URL: updates its fields after a step back, without moving the focus. Fields whose URL value
 * is unchanged are left alone, as someone may be typing there.
 */
export function useUrlValues(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<Record<string, string>>({})
  const wanted = JSON.stringify(values)
  useEffect(() => {
    const next = JSON.parse(wanted) as Record<string, string>
    for (const [name, value] of Object.entries(next)) {
      if (value !== shown.current[name]) show(form.current?.elements.namedItem(name) ?? null, value)
    }
    shown.current = next
  }, [wanted])
  return form
}
