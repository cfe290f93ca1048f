import { renderStatement, type StatementTask } from './render-statement.ts'

/** Task of the statement printer's worker thread. */
export default (task: StatementTask): Promise<Buffer> => renderStatement(task)
