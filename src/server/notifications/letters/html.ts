import { typeset } from '../../printing/typeset.ts'
import { escapeMarkup } from '../../util/escape-markup.ts'

/** Markup that is safe as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[]

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(typeset(String(value)))
  return value.map(part => part.markup).join('')
}

/**
 * Markup with values in it, for a text or between double quotes: they are set in French and escaped, unless they are
 * markup themselves.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)))
}
