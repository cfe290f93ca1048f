import pg from 'pg'

/**
 * A client for poolers that know no prepared statements (`DATABASE_PREPARED_STATEMENTS=0`): it sends each statement without
 * its name, so that the server keeps nothing of it.
 */
export class NamelessClient extends pg.Client {
  override query(statement: unknown, ...rest: unknown[]): never {
    const nameless = isNamed(statement) ? { ...statement, name: undefined } : statement
    return super.query(nameless as pg.QueryConfig, ...(rest as [])) as never
  }
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
