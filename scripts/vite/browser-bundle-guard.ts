import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const FORBIDDEN_FOLDERS = ['src/server/', 'src/database/', 'demo/', 'tests/']

/** Zod as a whole weighs 90 kB in a browser; its mini build and the core that this stands on are welcome. */
const ZOD_CLASSIC = /\/node_modules\/zod\/(?:index|v3\/|v4\/classic\/|v4\/index)/

/**
 * Why a module may not reach a browser, or undefined when it may.
 * @param id absolute path of the module, as the bundler names it
 * @param root absolute path of the project
 */
export function reasonToRefuse(id: string, root: string): string | undefined {
  const file = id.split('?')[0] ?? id
  if (ZOD_CLASSIC.test(file)) return 'the browser takes zod/mini, not the whole of Zod'
  const path = relative(root, file).split(sep).join('/')
  const folder = FORBIDDEN_FOLDERS.find(forbidden => path.startsWith(forbidden))
  return folder && `${folder} belongs to the server`
}

/** Fails the build when the browser bundle contains a file of the server. */
export function browserBundleGuard(): Plugin {
  let root = process.cwd()
  return {
    name: 'amic:browser-bundle-guard',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const refused = Object.values(bundle)
        .flatMap(output => (output.type === 'chunk' ? output.moduleIds : []))
        .flatMap(id => {
          const reason = reasonToRefuse(id, root)
          return reason ? [`${relative(root, id)}: ${reason}`] : []
        })
      if (refused.length > 0) this.error(`These files may not reach a browser:\n${refused.join('\n')}`)
    },
  }
}
