import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
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
