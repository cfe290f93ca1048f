import type { Module } from './read-modules.ts'

/** Files whose exports are taken by a program that imports no name of them. */
const ENTRIES = [
  // The migrations' tool reads whole tables.
  /^src\/database\/schema\//,
  // The router's tree, and what browser and build begin with.
  /^src\/web\/routes\//,
  /^src\/web\/route-tree\.gen\.ts$/,
  /^src\/web\/entry-[^/]*\.tsx?$/,
  // Read by their own programs.
  /^[^/]*\.config\.ts$/,
]

/** Values and types that a file exports and no other imports, as "file: name". A file that is imported as a whole gives all it has. */
export function findIdleExports(modules: Module[]): string[] {
  const taken = new Set<string>()
  for (const { imports } of modules)
    for (const { target, names = ['*'] } of imports) for (const name of names) taken.add(`${target}: ${name}`)
  return modules
    .filter(({ file }) => !taken.has(`${file}: *`) && !ENTRIES.some(entry => entry.test(file)))
    .flatMap(({ file, exports }) => exports.map(name => `${file}: ${name}`))
    .filter(exported => !taken.has(exported))
}
