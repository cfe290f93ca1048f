// Loaded (`--import`) before the workers of Vitest and the threads of their sites, which read the server's code from its sources:
// finds each module once. By itself Node.js reads the package.json of a module's package at each import of it, and that of
// drizzle-orm alone, of 180 kB and some hundred modules, takes a third of what a start costs. What is loaded, and in which
// order, stays the same.
import { type ResolveFnOutput, registerHooks } from 'node:module'

const DRIZZLE = '/node_modules/drizzle-orm/'
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context
    const isRelative = specifier.startsWith('.')
    if (isRelative && parentURL.includes(DRIZZLE) && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    // Packages may have others of the same name within themselves; the project's own files share one of each.
    if (isRelative || parentURL.includes('/node_modules/')) return next(specifier, context)
    const question = `${conditions.join()} ${specifier}`
    const answer = found.get(question) ?? next(specifier, context)
    found.set(question, answer)
    return { ...answer, shortCircuit: true }
  },
})
