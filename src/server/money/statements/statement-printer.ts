import { openPrinter, type Printer } from '../../printing/printer.ts'
import type { StatementTask } from './render-statement.ts'

export type StatementPrinter = Printer<StatementTask>

export const openStatementPrinter = (): StatementPrinter =>
  openPrinter(new URL('./statement-thread.ts', import.meta.url))
