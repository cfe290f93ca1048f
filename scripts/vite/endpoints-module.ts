import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Access = 'public' | readonly string[]

/** What strangers call, what their customers do beside, and what only vendors and administrators do. */
const audiences: Record<string, (access: Access) => boolean> = {
  'virtual:endpoints': access => access === 'public',
  'virtual:endpoints/customer': access => access !== 'public' && access.includes('customer'),
  'virtual:endpoints/staff': access => access !== 'public' && !access.includes('customer'),
}
const modules = Object.keys(audiences)
const resolved = (name: string) => `\0${name}`
const CONTRACT_FOLDER = resolve('src/contract')
const DEFAULT_METHOD = 'GET'
const CONTRACT_FILE = resolve(CONTRACT_FOLDER, 'contract.ts')

type EndpointFacts = {
  method: string
  path: string
  access: Access
  paged?: true
  stream?: true
  file?: string
}
type ContractModule = { contract: Record<string, EndpointFacts> }

/**
 * What a caller needs to know of the contract's endpoints, a line each: name, path, method (of most it is GET, and goes without
 * saying), `paged` or `stream`.
 * Schemas stay behind, and files, which the browser opens by their address.
 */
async function readEndpointTable(isWanted: (facts: EndpointFacts) => boolean): Promise<string> {
  const { module } = await runnerImport<ContractModule>(CONTRACT_FILE, {
    configFile: false,
    logLevel: 'silent',
  })
  return (
    Object.entries(module.contract)
      .filter(([, facts]) => !facts.file && isWanted(facts))
      // Neighbours that resemble each other weigh less.
      .toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1))
      .map(([name, { method, path, paged, stream }]) => {
        const kind = (paged && 'paged') ?? (stream && 'stream')
        return [
          name,
          path,
          ...(kind || method !== DEFAULT_METHOD ? [method] : []),
          ...(kind ? [kind] : []),
        ].join(' ')
      })
      .join('\n')
  )
}

/** The module's code: the table, read into objects. */
const codeOf = (table: string): string => `
export const endpoints = Object.fromEntries(${JSON.stringify(table)}.split('\\n').map(line => {
  const [name, path, method = '${DEFAULT_METHOD}', kind] = line.split(' ')
  return [name, { method, path, kind }]
}))`

/**
 * Method and path of every endpoint, read from the contract when the browser bundle is made: `virtual:endpoints` travels
 * with every page, `virtual:endpoints/customer` and `/staff` with the first call of who is signed in. The typed client needs no
 * more, and the contract's Zod schemas stay out of the browser.
 */
export function endpointsModule(): Plugin {
  return {
    name: 'amic:endpoints',
    resolveId: id => (id in audiences ? resolved(id) : undefined),
    async load(id) {
      const name = modules.find(module => id === resolved(module))
      if (!name) return undefined
      this.addWatchFile(CONTRACT_FILE)
      return codeOf(await readEndpointTable(({ access }) => audiences[name]!(access)))
    },
    hotUpdate({ file }) {
      if (!file.startsWith(CONTRACT_FOLDER)) return
      for (const id of modules.map(resolved)) {
        const facts = this.environment.moduleGraph.getModuleById(id)
        if (facts) this.environment.moduleGraph.invalidateModule(facts)
      }
    },
  }
}
