import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

/** Process, port and state of a cluster's server, from `postmaster.pid`. */
type Postmaster = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' }

/** The file in which a running PostgreSQL records its process. */
export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Reads `postmaster.pid`: line 1 the process, line 4 the port, line 8 the state.
 * Source: https://www.postgresql.org/docs/18/storage-file-layout.html and src/include/utils/pidfile.h.
 * @returns undefined when the file is absent or incomplete
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFileOf(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  const word = lines[7]?.trim()
  const status = word === 'ready' || word === 'stopping' ? word : 'starting'
  return { pid, port: Number(lines[3]), status }
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether this process is the cluster's PostgreSQL server, not another program that reused its id. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(cluster)
}

/** The command line of a process, with spaces between the arguments; empty when it ended or is a zombie. */
async function commandOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch {
    // Not Linux, or the process has just ended.
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).output
  }
}
