import type { moneyStatementsEndpoints } from '#contract/money/statements.endpoints.ts'
import { findVendor } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { Sessions } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { accountOf } from '../../http/sessions/account-of.ts'
import { readSettings } from '../../settings/public.ts'
import { listMonths, readStatement, type Statement } from './read-statement.ts'
import type { StatementPrinter } from './statement-printer.ts'
import { writeStatementCsv } from './write-csv.ts'

type StatementDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { statements: StatementPrinter }

export function moneyStatementsRoutes(deps: StatementDeps): Handlers<keyof typeof moneyStatementsEndpoints> {
  const { db, clock } = deps
  const read = async (vendorId: string, month: string): Promise<Statement> => {
    const { businessName } = (await findVendor(db, { vendorId }))?.vendor ?? refuse('vendor_not_found')
    const about = { vendorId, businessName, month, now: clock() }
    return (await readStatement(db, about)) ?? refuse('statement_not_found')
  }
  const pdf = async (vendorId: string, month: string, sessions: Sessions) => ({
    name: `releve-${month}.pdf`,
    content: await deps.statements.print(
      { statement: await read(vendorId, month), contact: await readSettings(db, deps.config) },
      accountOf(sessions),
    ),
  })
  const csv = async (vendorId: string, month: string) => ({
    name: `releve-${month}.csv`,
    content: writeStatementCsv(await read(vendorId, month)),
  })
  return {
    listVendorStatements: (_input, { sessions: { vendor } }) => listMonths(db, vendor.vendorId, clock()),
    getVendorStatementPdf: ({ params }, { sessions }) =>
      pdf(sessions.vendor.vendorId, params.month, sessions),
    getVendorStatementCsv: ({ params }, { sessions: { vendor } }) => csv(vendor.vendorId, params.month),
    listAdminStatements: async ({ params: { id } }) => {
      if (!(await findVendor(db, { vendorId: id }))) refuse('vendor_not_found')
      return listMonths(db, id, clock())
    },
    getAdminStatementPdf: ({ params: { id, month } }, { sessions }) => pdf(id, month, sessions),
    getAdminStatementCsv: ({ params: { id, month } }) => csv(id, month),
  }
}
