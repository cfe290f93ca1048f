import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:endpoints'
const RESOLVED = `\0${VIRTUAL}`
const CONTRACT_FOLDER = resolve('src/contract')
const CONTRACT_FILE = resolve(CONTRACT_FOLDER, 'contract.ts')

type EndpointFacts = { method: string; path: string; paged?: true; stream?: true; file?: string }
type ContractModule = { contract: Record<string, EndpointFacts> }

/**
 * What a caller needs to know of the contract's endpoints, a line each: name, method, path, `paged` or `stream`. It
 * travels with every page: schemas stay behind, and files, which the browser opens by their address.
 */
async function readEndpointTable(): Promise<string> {
  const { module } = await runnerImport<ContractModule>(CONTRACT_FILE, {
    configFile: false,
    logLevel: 'silent',
  })
  return Object.entries(module.contract)
    .filter(([, { file }]) => !file)
    .map(([name, { method, path, paged, stream }]) =>
      [name, method, path, paged && 'paged', stream && 'stream'].filter(Boolean).join(' '),
    )
    .join('\n')
}

/** The module's code: the table, read into objects. */
const codeOf = (table: string): string => `
export const endpoints = Object.fromEntries(${JSON.stringify(table)}.split('\\n').map(line => {
  const [name, method, path, kind] = line.split(' ')
  return [name, { method, path, kind }]
}))`

/**
 * `virtual:endpoints`: method and path of every endpoint, read from the contract when the browser bundle is
 * made. The typed client needs no more, and the contract's Zod schemas stay out of the browser.
 */
export function endpointsModule(): Plugin {
  return {
    name: 'amic:endpoints',
    resolveId: id => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(CONTRACT_FILE)
      return codeOf(await readEndpointTable())
    },
    hotUpdate({ file }) {
      if (!file.startsWith(CONTRACT_FOLDER)) return
      const facts = this.environment.moduleGraph.getModuleById(RESOLVED)
      if (facts) this.environment.moduleGraph.invalidateModule(facts)
    },
  }
}
