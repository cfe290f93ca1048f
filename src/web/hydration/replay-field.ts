export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isCheckable = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** State of a field after its last event. */
export type FieldState = {
  value: string
  isChecked: boolean
  /** An input method is composing a word: the text is left alone. */
  isComposing: boolean
}

export const fieldStateOf = (field: FormField, event: Event): FieldState => ({
  value: field.value,
  isChecked: isCheckable(field) && field.checked,
  isComposing: event instanceof InputEvent && event.isComposing,
})

/** Runs `act` and restores the text selection of the field, if it is a text field. */
function preservingSelection(field: Element | null, action: () => void): void {
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const [start, end] = hasText ? [field.selectionStart, field.selectionEnd] : [null, null]
  action()
  if (hasText && start !== null) field.setSelectionRange(start, end)
}

/** Tells the hydrated page which element has the focus. */
export function replayFocus(): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return
  preservingSelection(focused, () => focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
}

/** React hydrates first what receives a discrete event; a `keyup` has no other effect. */
const forceHydration = (field: FormField) =>
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))

/**
 * Sets a value past React's value tracking: React took the text that it found for the rendered one, and ignores events that
 * do not change it.
 */
function setValuePastReact(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  preservingSelection(field, () => {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  })
}

/** Replays the input of a field to the hydrated page, which may have reset the field to the rendered value. */
export function replayField(field: FormField, { value, isChecked, isComposing }: FieldState): void {
  forceHydration(field)
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isCheckable(field)) {
    field.checked = !isChecked
    field.click()
  } else {
    if (!isComposing) setValuePastReact(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
