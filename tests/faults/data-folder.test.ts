import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

test('other users of the machine read nothing of the data folder, nor what an earlier version left open there', async () => {
  const dataDir = await makeTemporaryFolder('open-data')
  const left = { folder: join(dataDir, 'mails'), file: join(dataDir, 'cinetpay-simulator.json') }
  await mkdir(left.folder)
  await writeFile(left.file, '[]')
  await chmod(dataDir, 0o777)
  await chmod(left.folder, 0o777)
  await chmod(left.file, 0o666)

  const database = await createTestDatabase()
  onTestFinished(database.close)
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  onTestFinished(() => server.kill())

  const permissions = async (path: string) => (await stat(path)).mode & 0o777
  // Where we are root, PostgreSQL passes through as another user.
  expect(await permissions(dataDir)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  expect(await permissions(left.folder)).toBe(0o700)
  expect(await permissions(left.file)).toBe(0o600)
  // Made by this version.
  expect(await permissions(join(dataDir, 'attached_assets'))).toBe(0o700)
})
