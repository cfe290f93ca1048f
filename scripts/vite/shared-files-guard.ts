import type { Plugin } from 'vite'
import { findIdlePlaces, SHARED_FILES } from './shared-files.ts'

/** Fails the build of the browser's files when `SHARED_FILES` names a folder or a package of which nothing is built. */
export function sharedFilesGuard(): Plugin {
  return {
    name: 'amic:shared-files-guard',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).flatMap(output => (output.type === 'chunk' ? output.moduleIds : []))
      const idle = findIdlePlaces(SHARED_FILES, built)
      if (idle.length > 0)
        this.error(`scripts/vite/shared-files.ts names what is not built:\n${idle.join('\n')}`)
    },
  }
}
