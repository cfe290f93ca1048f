import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inForeground, npm, quietly } from './processes.mjs'

/**
 * Asks the registry whether a library that runs in production has a grave flaw that is known. A registry that gives no
 * advisories cannot answer, which is said and fails nothing.
 * @returns 1 when it has, with what to update
 */
export async function checkAdvisories(env = {}) {
  const flags = ['--omit=dev', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=10000']
  const { output } = await quietly([...npm(), 'audit', '--json', ...flags], env)
  const { vulnerabilities, message, error } = JSON.parse(output)
  if (!vulnerabilities && !message) throw new Error(`npm audit : ${error?.summary}`)
  if (!vulnerabilities) {
    const reason = message.replaceAll(/https?:\S+/g, '…')
    console.log(`– Failles connues des bibliothèques : le registre n’en dit rien (${reason})`)
    return 0
  }
  const grave = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity))
  console.log(`${grave.length === 0 ? '✓' : '✗'} Failles connues des bibliothèques`)
  for (const { name, severity, range } of grave) console.log(`${name} ${range} : ${severity}`)
  return grave.length === 0 ? 0 : 1
}

const GRAVE = ['high', 'critical']

/**
 * Prints the bill of materials of what runs in production, in CycloneDX. It is made of a copy of the lock file that never knew
 * of development: `npm sbom --omit=dev` (npm 11.19) also leaves out what production shares with it.
 */
export async function printBillOfMaterials() {
  const folder = await mkdtemp(join(tmpdir(), 'amic-bill-'))
  try {
    const { devDependencies: _, ...manifest } = JSON.parse(await readFile('package.json', 'utf8'))
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
    const { '': root, ...libraries } = lock.packages
    delete root.devDependencies
    const shipped = Object.entries(libraries).filter(([, { dev }]) => !dev)
    const packages = { '': root, ...Object.fromEntries(shipped) }
    // The bill is named after its folder.
    const project = join(folder, manifest.name)
    await mkdir(project)
    await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(project, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
    const flags = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    return await inForeground([...npm(), `--prefix=${project}`, 'sbom', ...flags])
  } finally {
    await rm(folder, { recursive: true })
  }
}
