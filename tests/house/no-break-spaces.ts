import { type ESTree, parseSync, Visitor } from 'vite'
import type { NamedFile } from './provider-names.ts'

/** A plain space where French has one that no line breaks at: before a high sign, and within quotation marks. */
const PLAIN = / (?=[:;!?»])|(?<=«) /g

/**
 * Where a page writes French with a space at which a line may break before its sign: `&nbsp;` in JSX and `\u00a0` in a string
 * keep them together.
 * @returns each place, as "file:line: the text"
 */
export function findBreakingSpaces({ file, text }: NamedFile): string[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: string[] = []
  const look = ({ start, end }: ESTree.Node) => {
    for (const { index } of text.slice(start, end).matchAll(PLAIN))
      found.push(
        `${file}:${text.slice(0, start + index).split('\n').length}: ${text.slice(start, end).trim()}`,
      )
  }
  const visitor = new Visitor({
    JSXText: look,
    TemplateElement: look,
    Literal: node => {
      if (typeof node.value === 'string') look(node)
    },
  })
  visitor.visit(program)
  return found
}
