import { readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** "endpoint code" of every refusal that an endpoint names as its own. */
export const namedRefusals = (Object.entries(contract) as [string, Endpoint][]).flatMap(
  ([name, { refusals = [] }]) => refusals.map(code => `${name} ${code}`),
)

/** What the contract names and no endpoint was seen to answer. */
export const faultsOfAnswered = (answered: ReadonlySet<string>): string[] =>
  namedRefusals
    .filter(refusal => !answered.has(refusal))
    .map(refusal => `${refusal}: no test has it answered`)

/**
 * To be called at the end of a run: every endpoint answered each refusal that it names. Says nothing of a run that left
 * a file or a test out, or in which one failed.
 * @param notes the file in which `watchRefusals` noted what was answered
 * @throws Error with the list of the others
 */
export async function checkEveryRefusal({ vitest }: TestProject, notes: string): Promise<void> {
  const api = vitest.projects.find(({ name }) => name === 'api')
  if (!api || vitest.config.testNamePattern) return
  const { testFiles } = await api.globTestFiles()
  const passed = vitest.state.getTestModules().filter(module => module.project === api && module.ok())
  if (passed.length < testFiles.length) return
  const answered = new Set((await readFile(notes, 'utf8')).split('\n'))
  const faults = faultsOfAnswered(answered)
  if (faults.length > 0) throw new Error(`refusals of the contract:\n${faults.join('\n')}`)
}
