/**
 * SQL that ends the other connections of the tests' role to a database, and waits until they are gone. Not those of others:
 * the autovacuum may be there, which only a superuser may end.
 * @param database its name, quoted where it needs to be
 * @param which a further condition on `pg_stat_activity`
 */
export const cutConnections = (database: string, which = 'true'): string =>
  `select pg_terminate_backend(pid, 10000) from pg_stat_activity
   where datname = (parse_ident('${database}'))[1] and usename = current_user and pid <> pg_backend_pid() and ${which}`
