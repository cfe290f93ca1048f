import { renderStatement, type StatementTask } from './render-statement.ts'

/** What the thread of the printer of statements does with each that it is given. */
export default (task: StatementTask): Promise<Buffer> => renderStatement(task)
