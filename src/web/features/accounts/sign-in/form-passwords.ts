/** Empties the password of a refused form and waits there: the other fields keep what was typed. */
export function askPasswordAgain(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password')
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  field.focus()
}
