import type pg from 'pg'

/** Has statements that are asked for together leave in one write: a write costs more than the statement that it carries. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isHeld = false
  const release = () => {
    isHeld = false
    stream.uncork()
  }
  const queryTogether = (...args: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(release)
    }
    return query(...args)
  }
  client.query = queryTogether as typeof client.query
}
