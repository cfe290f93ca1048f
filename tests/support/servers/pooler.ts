import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findPooler } from '../../../scripts/launch/pooler.mjs'
import { findFreePort } from './free-port.ts'
import { eventually } from './processes.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** PgBouncer does not run as root; Debian's number of `nobody`. */
const NOBODY = 65_534

/**
 * Debian's PgBouncer in transaction mode before a database, until the test ends: each transaction on whichever connection of
 * the server is free. Its version 1.18 knows no prepared statements.
 * @returns the database's address by this way
 */
export async function startPooler(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const folder = await makeTemporaryFolder('pooler')
  const port = await findFreePort()
  const name = url.pathname.slice(1)
  const password = decodeURIComponent(url.password)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
${name} = host=${url.hostname} port=${url.port || 5432} dbname=${name} user=${url.username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 8
`,
  )
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(findPooler()!, ['--quiet', settings], { stdio: 'ignore', ...identity })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  if (!(await eventually(() => answers(port)))) throw new Error('PgBouncer does not answer')
  url.host = `127.0.0.1:${port}`
  return url.href
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [event] = await Promise.race([
    once(socket, 'connect').then(() => ['connect']),
    once(socket, 'close').then(() => ['close']),
  ]).catch(() => ['error'])
  socket.destroy()
  return event === 'connect'
}
