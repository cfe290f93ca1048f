import { typeset } from '../../printing/typeset.ts'
import { escapeMarkup } from '../../util/escape-markup.ts'

/** Markup that is escaped already. */
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
 * Template tag for markup. Values are typeset in French and escaped, for element content and double-quoted attributes; values of
 * type `Html` are inserted unchanged.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)))
}
