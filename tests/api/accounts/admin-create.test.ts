import { execFile } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database/database.ts'

const database = await createTestDatabase()
afterAll(database.close)

/** Runs the command as an operator does, against the test database. */
function createAdmin(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['src/server/commands/admin-create.ts', ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

test('an administrator is created with a password that is shown once and kept as a hash', async () => {
  const { code, output } = await createAdmin('adjoua', 'adjoua@example.ci')
  expect(code).toBe(0)
  const password = /: (\S{16})\n/.exec(output)?.[1]
  expect(password).toBeDefined()
  const { rows } = await database.pool.query('select username, email, role, password_hash from users')
  expect(rows).toEqual([
    {
      username: 'adjoua',
      email: 'adjoua@example.ci',
      role: 'admin',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    },
  ])

  const again = await createAdmin('adjoua', 'other@example.ci')
  expect(again).toEqual({ code: 1, output: 'Ce nom d’utilisateur ou cette adresse est déjà utilisé.\n' })
})

test('what else the database refuses is not taken for a name that somebody has', async () => {
  await database.pool.query('create unique index one_full_name on users (left(full_name, 3))')
  const { code, output } = await createAdmin('adjouba', 'adjouba@example.ci')
  await database.pool.query('drop index one_full_name')
  expect(code).toBe(1)
  expect(output).toContain('one_full_name')
  expect(output).not.toContain('déjà utilisé')
})

test('wrong arguments are answered with the usage', async () => {
  for (const args of [[], ['adjoua', 'not an address'], ['ad', 'adjoua@example.ci']]) {
    const { code, output } = await createAdmin(...args)
    expect(code).toBe(1)
    expect(output).toMatch(/^Usage : npm run admin:create -- /)
  }
})

test.each([
  ['a'.repeat(51), 'Le nom d’utilisateur est trop long'],
  ['www.adjoua.ci', 'Un nom ne contient ni lien ni adresse'],
])('a name that no form takes is not created: %s', async (username, fault) => {
  const { code, output } = await createAdmin(username, 'kofi@example.ci')
  expect(code).toBe(1)
  expect(output).toContain(`\n${fault}\n`)
})
