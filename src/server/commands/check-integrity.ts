import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { connectDatabase } from '#database/connect.ts'
import { type CheckResult, type IntegrityFacts, runChecks } from '#database/integrity/run-checks.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import { loadConfig } from '../config.ts'
import { reportFailure } from '../logging/report-failure.ts'

/*
 * `npm run audit`: runs the integrity checks on the shop's data (src/database/integrity/checks.sql) and exits with 1 on a
 * violation. The server may be running. With the state file of a provider's simulator (`npm run audit -- data/….json`) it also
 * compares payments, and transfers (the file beside it), with the provider's.
 */
const Ledger = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    amountFcfa: z.number(),
    paid: z.optional(z.object({ amountFcfa: z.number(), currency: z.string() })),
  }),
)

const Transfers = z.array(
  z.object({ id: z.string(), state: z.string(), amountFcfa: z.number(), phone: z.string() }),
)

const SHOWN_ROWS = 20

function show({ title, isSkipped, rows }: CheckResult): void {
  console.log(`${isSkipped ? '–' : rows.length} ${title}`)
  for (const { subject, detail } of rows.slice(0, SHOWN_ROWS)) console.log(`    ${subject} : ${detail}`)
  if (rows.length > SHOWN_ROWS) console.log(`    et ${rows.length - SHOWN_ROWS} autres`)
}

function readFacts(ledgerFile: string | undefined): IntegrityFacts {
  if (!ledgerFile) return {}
  const providerLedger = Ledger.parse(JSON.parse(readFileSync(ledgerFile, 'utf8')))
  const beside = ledgerFile.replace(/(?:\.json)?$/, '-transfers.json')
  if (!existsSync(beside)) return { providerLedger }
  return { providerLedger, providerTransfers: Transfers.parse(JSON.parse(readFileSync(beside, 'utf8'))) }
}

async function checkIntegrity(ledgerFile: string | undefined): Promise<number> {
  const facts = readFacts(ledgerFile)
  const { pool, close } = await connectDatabase({ ...loadConfig(), poolSize: 2 })
  try {
    const results = await runChecks(pool, facts)
    for (const result of results) show(result)
    const broken = results.filter(result => result.rows.length > 0).length
    const skipped = results.filter(result => result.isSkipped).length
    const done = results.length - skipped
    const without = skipped > 0 ? ` ; ${skipped} demandent ce que la base ignore (–)` : ''
    console.log(`\n${done} vérifications, ${broken} en défaut${without}.`)
    return broken
  } finally {
    await close()
  }
}

try {
  if ((await checkIntegrity(process.argv[2])) > 0) process.exitCode = 1
} catch (error) {
  if (sqlStateOf(error) === SQL_STATE.undefinedTable) {
    console.error('La base de données n’est pas à la version de ce code : démarrez AMIC, puis recommencez.')
  } else reportFailure(error)
  process.exitCode = 1
}
