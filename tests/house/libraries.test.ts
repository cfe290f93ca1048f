import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { checkAdvisories } from '../../scripts/launch/libraries.mjs'

/** A registry that knows these advisories, or no advisories at all. */
async function startRegistry(advisories: object | undefined) {
  const server = createServer(({ method, url }, response) => {
    const name = url!.slice(1)
    const packument = { name, 'dist-tags': {}, versions: { '5.12.8': { name, version: '5.12.8' } } }
    response.statusCode = method === 'GET' || advisories ? 200 : 405
    response.end(JSON.stringify(method === 'GET' ? packument : advisories))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    npm_config_cache: await makeTemporaryFolder('npm'),
  }
}

const flaw = (severity: string) => ({
  fastify: [
    { id: 1, url: 'https://example.com/1', title: 'A flaw', severity, vulnerable_versions: '*', cwe: [] },
  ],
})

const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => said.mockClear())
const words = () => said.mock.calls.join('\n')

test('a library of production with a grave flaw fails, by its name', async () => {
  expect(await checkAdvisories(await startRegistry(flaw('high')))).toBe(1)
  expect(words()).toMatch(/✗.*\nfastify/)
})

test.each([{}, flaw('moderate')])('none, or a lesser one, does not', async advisories => {
  expect(await checkAdvisories(await startRegistry(advisories))).toBe(0)
  expect(words()).toMatch(/✓/)
})

test('a registry without advisories is said to be one', async () => {
  expect(await checkAdvisories(await startRegistry(undefined))).toBe(0)
  expect(words()).toMatch(/n’en dit rien \(405/)
})

type Locked = { version: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }

test('the bill of materials is a CycloneDX document that holds every library of production, and no other', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/launch.mjs', 'sbom'], {
    maxBuffer: 64 * MEBIBYTE,
  })
  const bill = JSON.parse(stdout)
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { type: 'application', version: '0.1.0', purl: 'pkg:npm/amic@0.1.0' } },
  })
  const components = bill.components as { name: string; version: string; purl: string }[]
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`)
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const shipped = (Object.entries(packages) as [string, Locked][]).flatMap(
    ([path, { version, dev, ...kind }]) =>
      path && !dev ? { library: `${path.split('node_modules/').at(-1)}@${version}`, ...kind } : [],
  )
  const needed = shipped.filter(({ optional, devOptional, peer }) => !optional && !devOptional && !peer)
  expect(needed.filter(({ library }) => !listed.has(library))).toEqual([])
  expect([...listed].filter(name => !shipped.some(({ library }) => library === name))).toEqual([])
  for (const { name, version, purl } of components)
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
  // Each names what it needs, by references that exist.
  const known = new Set([...components, bill.metadata.component].map(component => component['bom-ref']))
  const named = (bill.dependencies as { ref: string; dependsOn: string[] }[]).flatMap(
    ({ ref, dependsOn }) => [ref, ...dependsOn],
  )
  expect(named.filter(ref => !known.has(ref))).toEqual([])
})
