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

/** Prints the bill of materials of what runs in production, in CycloneDX. */
export const printBillOfMaterials = () =>
  inForeground([
    ...npm(),
    'sbom',
    '--package-lock-only',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ])
