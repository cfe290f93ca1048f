export type TouchedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: unknown): target is TouchedField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTickable = (field: TouchedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** What a field held when somebody had last changed it. */
export type FieldState = {
  value: string
  isTicked: boolean
  /** A keyboard is still at work on a word: the text is left alone. */
  isComposing: boolean
}

/** What a field holds after an event of it. */
export const stateOf = (field: TouchedField, event: Event): FieldState => ({
  value: field.value,
  isTicked: isTickable(field) && field.checked,
  isComposing: event instanceof InputEvent && event.isComposing,
})

/** Whatever an act does to it, what is marked in the text of the field goes on being so; other kinds of fields mark nothing. */
function keepingSelection(field: Element | null, act: () => void): void {
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const [start, end] = hasText ? [field.selectionStart, field.selectionEnd] : [null, null]
  act()
  if (hasText && start !== null) field.setSelectionRange(start, end)
}

/** Tells a page that has just come alive where the focus is. */
export function retellFocus(): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return
  keepingSelection(focused, () => focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
}

/** React takes over first what a person does something to; one that lets go of a key does nothing else. */
const haveTakenOver = (field: TouchedField) =>
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))

/**
 * Sets a text past React, which watches the field's own property: it took the text that it found for what it had drawn, and
 * hears of none that is no other.
 */
function typeAnew(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  keepingSelection(field, () => {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  })
}

/** Tells a page that has just come alive what was typed or chosen in a field; it may have put back what it had drawn there. */
export function retell(field: TouchedField, { value, isTicked, isComposing }: FieldState): void {
  haveTakenOver(field)
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isTickable(field)) {
    field.checked = !isTicked
    field.click()
  } else {
    if (!isComposing) typeAnew(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
