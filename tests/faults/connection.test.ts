import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import { connectDatabase, type Executor, type Transaction } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { outageOf } from '#database/outage.ts'
import { pipelined } from '#database/pipelined.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import { cutConnections } from '#tests/support/database/cut-connections.ts'
import { createTestDatabase, onServer } from '#tests/support/database/database.ts'
import { dropDatabase } from '#tests/support/database/drop-database.ts'
import { openSilentNetwork } from '#tests/support/servers/silent-network.ts'

const database = await createTestDatabase()
afterAll(database.close)

describe('a given database', () => {
  test('that does not answer is refused in a sentence without the password', async () => {
    const databaseUrl = 'postgres://amic:secret@127.0.0.1:1/amic'
    const refusal = connectDatabase({ databaseUrl, dataDir: '' })
    await expect(refusal).rejects.toThrow(
      /^La base de données ne répond pas \(.*ECONNREFUSED.*\)\. Vérifiez DATABASE_URL\.$/,
    )
    await expect(refusal).rejects.not.toThrow(/secret/)
  })

  test('with a wrong password is refused in a sentence', async () => {
    const unknown = new URL(database.url)
    unknown.username = 'stranger'
    const refusal = connectDatabase({ databaseUrl: unknown.href, dataDir: '' })
    await expect(refusal).rejects.toThrow(/^La base de données ne répond pas/)
  })

  test('that is too old is refused with its version', async () => {
    const old = await startOldServer()
    const refusal = connectDatabase({
      databaseUrl: `postgres://amic@127.0.0.1:${old.port}/amic`,
      dataDir: '',
    })
    await expect(refusal).rejects.toThrow(
      'DATABASE_URL mène à PostgreSQL 14.9 : il faut la version 15 ou une plus récente.',
    )
    await old.close()
  })

  test('that does not hold every letter is refused with its encoding', async () => {
    const { url, template } = inject('testServer')
    const name = template.replace('template', 'ascii')
    const address = new URL(url)
    address.pathname = name
    await onServer(
      url,
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    )
    try {
      await expect(connectDatabase({ databaseUrl: address.href, dataDir: '' })).rejects.toThrow(
        'La base de DATABASE_URL est en SQL_ASCII : il la faut en UTF8. Créez-la par « createdb -E UTF8 -T template0 ».',
      )
    } finally {
      await dropDatabase(url, name)
    }
  })
})

describe('what comes from the database', () => {
  test('numbers are exact: int8 is a number while it can be, numeric is a text', async () => {
    const query =
      'select 42::int8 as small, 9007199254740993::int8 as large, 0.10::numeric(12,2) as amount, now() as at'
    const { rows } = await database.pool.query(query)
    expect(rows).toEqual([{ small: 42, large: '9007199254740993', amount: '0.10', at: expect.any(Date) }])
  })
})

describe('a connection cut by the server', () => {
  const cutOthers = () => database.pool.query(cutConnections(new URL(database.url).pathname.slice(1)))

  test('while idle is told and replaced', async () => {
    const lost: Error[] = []
    const { pool, close } = await connectDatabase({
      databaseUrl: database.url,
      dataDir: '',
      onConnectionLost: error => lost.push(error),
    })
    await pool.query('select 1')
    expect(pool.idleCount).toBe(1)
    await cutOthers()
    await expect.poll(() => lost.length).toBe(1)
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    await close()
    expect(lost).toHaveLength(1)
  })

  test('in the middle of a transaction fails that transaction only', async () => {
    const { db, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '' })
    const cut = db.transaction(async tx => {
      await tx.execute(sql`select 1`)
      await cutOthers()
      await tx.execute(sql`select 2`)
    })
    await expect(cut).rejects.toThrow()
    expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
    await close()
  })
})

describe('a connection that was lost without a word', () => {
  test('ends when its answer does not come, leaves the pool, and takes those along that nobody waits for', async () => {
    const network = await openSilentNetwork(database.url)
    const { db, pool, close } = await connectDatabase({
      databaseUrl: network.url,
      dataDir: '',
      poolSize: 3,
      answerTimeoutMs: 3_500,
      onConnectionLost: () => {},
    })
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`)))
    expect(pool.totalCount).toBe(3)
    network.cut()
    // It begins a transaction, which is where Drizzle by itself would keep the connection for good.
    const lost = await db.transaction(tx => tx.execute(sql`select 1`)).catch(error => error)
    expect(outageOf(lost)).toBe('timeout')
    await expect.poll(() => pool.totalCount).toBe(0)
    expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }])
    await close()
    await network.close()
  })

  test('is not suspected while a statement lasts and its rows come', async () => {
    const { db, close } = await connectDatabase({
      databaseUrl: database.url,
      dataDir: '',
      answerTimeoutMs: 1_000,
    })
    const slowRows = sql`select repeat('x', 20000), pg_sleep(0.1) from generate_series(1, 20)`
    expect((await db.execute(slowRows)).rows).toHaveLength(20)
    await close()
  })
})

test('connections prepare the statements that have names, unless told otherwise', async () => {
  const prepared = async (preparesStatements: boolean) => {
    const settings = { databaseUrl: database.url, dataDir: '', poolSize: 1, preparesStatements }
    const { db, close } = await connectDatabase(settings)
    const byHand = (found: number | string) =>
      prepareSql<{ found: number }>(db, 'by_hand', sql`select ${found}::int as found`).execute()
    const byBuilder = (executor: Executor, found: number) =>
      executor
        .select({ found: sql`${found}::int` })
        .from(sql`(select) as nothing`)
        .prepare('by_builder')
        .execute()
    await expect(byHand('x')).rejects.toThrow()
    for (const id of [1, 2, 3]) expect((await byHand(id)).rows).toEqual([{ found: id }])
    const inOne = await db.transaction(tx => pipelined([byBuilder(tx, 6), byBuilder(tx, 7)]))
    expect(inOne).toEqual([[{ found: 6 }], [{ found: 7 }]])
    await db.execute(sql`select ${9}::int as nameless`)
    const { rows } = await db.execute(sql`select name from pg_prepared_statements order by name`)
    await close()
    return rows.map(row => row.name)
  }
  expect(await prepared(true)).toEqual(['by_builder', 'by_hand'])
  expect(await prepared(false)).toEqual([])
})

test('a name that stands for another statement already is refused', async () => {
  const { db, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '', poolSize: 1 })
  await prepareSql(db, 'one', sql`select 1 as one`).execute()
  await expect(prepareSql(db, 'one', sql`select 2 as two`).execute()).rejects.toMatchObject({
    cause: { message: expect.stringContaining("'one' was used for a different statement") },
  })
  await close()
})

test('what is built once answers for each connection, transaction and value', async () => {
  const { db, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '', poolSize: 2 })
  const found = compiledQuery((executor, at: Placeholders<{ n: number }>) =>
    prepareSql<{ n: number; pid: number }>(
      executor,
      'found_once',
      sql`select ${at.n}::int as n, pg_backend_pid() as pid, pg_sleep(0.01)`,
    ),
  )
  const asked = Array.from({ length: 20 }, (_, n) => n)
  const answers = await Promise.all(
    asked.map(n => (n % 2 ? found(db, { n }) : db.transaction(tx => found(tx, { n })))),
  )
  expect(answers.map(({ rows: [row] }) => row?.n)).toEqual(asked)
  expect(new Set(answers.map(({ rows: [row] }) => row?.pid)).size).toBe(2)
  const within = await db.transaction(async tx => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
    const [one, other] = await pipelined([found(tx, { n: 1 }), found(tx, { n: 2 })])
    return [one, other].map(answer => [answer.rows[0]?.n, answer.rows[0]?.pid === rows[0]?.pid])
  })
  expect(within).toEqual([
    [1, true],
    [2, true],
  ])
  await close()
})

test('when one act of a trip fails, nothing that another writes outlives the rollback', async () => {
  const { db, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '', poolSize: 1 })
  await db.execute(sql`create table written (n int)`)
  const write = async (tx: Transaction) => {
    for (const n of [1, 2, 3]) await tx.execute(sql`insert into written values (${n})`)
  }
  const failing = db.transaction(tx => pipelined([write(tx), Promise.reject(new Error('refused'))]))
  await expect(failing).rejects.toThrow('refused')
  expect((await db.execute(sql`select n from written`)).rows).toEqual([])
  await close()
})

test('a statement that lasts is ended by the limit that the migration gave to the role', async () => {
  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query(
    `select unnest(setconfig) as setting from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
     where datname = current_database() order by 1`,
  )
  expect(rows.map(row => row.setting)).toEqual([
    'idle_in_transaction_session_timeout=10s',
    'lock_timeout=5s',
    'statement_timeout=30s',
    'tcp_keepalives_count=3',
    'tcp_keepalives_idle=5s',
    'tcp_keepalives_interval=2s',
    'tcp_user_timeout=10s',
  ])

  const { db, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '' })
  expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '30s' }])
  const stuck = db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = 50`)
    await tx.execute(sql`select pg_sleep(10)`)
  })
  expect(sqlStateOf(await stuck.catch(error => error))).toBe(SQL_STATE.queryCanceled)
  await close()
})

/** A server that speaks just enough of the protocol to say that it is PostgreSQL 14.9, to whatever it is asked. */
async function startOldServer() {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ready = message('Z', Buffer.from('I'))
  const authenticated = Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), ready])
  const column = Buffer.concat([
    Buffer.from('\0\x01version\0'),
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25]),
    Buffer.from([255, 255, 255, 255, 255, 255, 0, 0]),
  ])
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 4]), Buffer.from('14.9')])
  const answer = Buffer.concat([
    message('T', column),
    message('D', row),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ])
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('data', () => {
      socket.write(authenticated)
      socket.on('data', data => {
        if (data.toString('latin1', 0, 1) === 'Q') socket.write(answer)
      })
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port, close }
}
