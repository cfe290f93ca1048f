import type { Pool, PoolClient } from 'pg'
import { eventually } from '#tests/support/servers/processes.ts'

type Held<T> = {
  /** Locks rows, or changes them, in a transaction of its own. */
  hold: (client: PoolClient) => Promise<unknown>
  /** What comes to wait for them. */
  act: () => Promise<T>
  /** What happens while it waits. */
  meanwhile?: () => Promise<unknown>
}

/** Lets an act run into rows that another connection holds, which commits once the act waits for it. */
export async function whileHeld<T>(pool: Pool, { hold, act, meanwhile }: Held<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await hold(client)
    const acting = act()
    const isWaiting = async () => {
      const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
      return (await pool.query(waiting, [rows[0]!.pid])).rowCount !== 0
    }
    if (!(await eventually(isWaiting))) throw new Error('nothing waits for what is held')
    await meanwhile?.()
    await client.query('commit')
    return await acting
  } finally {
    client.release()
  }
}
