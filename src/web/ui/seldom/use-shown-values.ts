import { type RefObject, useEffect, useRef } from 'react'

function show(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
}

/** For a form whose values stand in the address: shows them after a step back too, and leaves the focus where it is. */
export function useShownValues(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wanted = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(wanted) as Record<string, string>)) {
      show(form.current?.elements.namedItem(name) ?? null, value)
    }
  }, [wanted])
  return form
}
