import { type ESTree, parseSync, Visitor } from 'vite'
import type { NamedFile } from './provider-names.ts'

/** A statement that is prepared by name. `at` is "file:line"; `name` has `*` where it holds a value; null when it is not in sight. */
type Preparation = { at: string; name: string | null; text: string }

/** Every `.prepare(name)` and `prepareSql(db, name, …)` of a file. @throws when the text is not TypeScript. */
export function preparationsOf({ file, text }: NamedFile): Preparation[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: Preparation[] = []
  const visitor = new Visitor({
    CallExpression: node => {
      const name = nameArgument(node)
      if (!name) return
      const line = text.slice(0, name.start).split('\n').length
      found.push({ at: `${file}:${line}`, name: nameOf(name), text: text.slice(node.start, node.end) })
    },
  })
  visitor.visit(program)
  return found
}

function nameArgument({ callee, arguments: given }: ESTree.CallExpression): ESTree.Argument | undefined {
  const isDrizzle =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'prepare'
  if (isDrizzle) return given[0]
  return callee.type === 'Identifier' && callee.name === 'prepareSql' ? given[1] : undefined
}

function nameOf(argument: ESTree.Argument): string | null {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument.type !== 'TemplateLiteral') return null
  return argument.quasis.map(({ value }) => value.raw).join('*')
}

/** What a plan that serves all values cannot serve well: see decision 12. */
const DEPENDS_ON_VALUES = /\.(?:limit|offset|groupBy)\(|\bi?like\b|@@|<->|\blimit \$|\bgroup by\b/i

/** What is wrong with names, told as "file:line: what". */
export function findNameFaults(preparations: readonly Preparation[]): string[] {
  return preparations.flatMap(({ at, name, text }, index) => {
    if (name === null) return [`${at}: the name is not written where it is used`]
    const twin = preparations.slice(0, index).find(other => other.name !== null && mayMeet(other.name, name))
    return [
      ...(twin ? [`${at}: ${name} may be the name of another statement too, at ${twin.at}`] : []),
      ...(DEPENDS_ON_VALUES.test(text) ? [`${at}: ${name} has no one plan for all values`] : []),
    ]
  })
}

const mayMeet = (one: string, other: string): boolean =>
  patternOf(one).test(other) || patternOf(other).test(one)
const patternOf = (name: string): RegExp => new RegExp(`^${name.replaceAll('*', '.+')}$`)
