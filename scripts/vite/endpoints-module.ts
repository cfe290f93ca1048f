import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:endpoints'
const RESOLVED = `\0${VIRTUAL}`
const CONTRACT_FOLDER = resolve('src/contract')
const CONTRACT_FILE = resolve(CONTRACT_FOLDER, 'contract.ts')

type EndpointFacts = {
  method: string
  path: string
  paged?: true
  idempotent?: true
  stream?: true
  file?: string
}
type ContractModule = { contract: Record<string, EndpointFacts> }

/** What a caller needs to know of the contract's endpoints; schemas stay behind. */
async function readEndpointFacts(): Promise<Record<string, EndpointFacts>> {
  const { module } = await runnerImport<ContractModule>(CONTRACT_FILE, {
    configFile: false,
    logLevel: 'silent',
  })
  const facts = Object.entries(module.contract).map(([name, endpoint]) => {
    const { method, path, paged, idempotent, stream, file } = endpoint
    return [name, { method, path, paged, idempotent, stream, file }] as const
  })
  return Object.fromEntries(facts)
}

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
      return `export const endpoints = ${JSON.stringify(await readEndpointFacts())}`
    },
    hotUpdate({ file }) {
      if (!file.startsWith(CONTRACT_FOLDER)) return
      const facts = this.environment.moduleGraph.getModuleById(RESOLVED)
      if (facts) this.environment.moduleGraph.invalidateModule(facts)
    },
  }
}
