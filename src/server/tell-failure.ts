import { DatabaseUnusableError } from '#database/connect.ts'
import { EmbeddedDatabaseError } from '#database/embedded/embedded-database-error.ts'
import { ForeignDatabaseError } from '#database/migrate.ts'
import { KnownPasswordsError } from './accounts/public.ts'
import { ConfigError } from './config.ts'
import { DeafToDatabaseError } from './live/database-events.ts'
import { loggableError } from './loggable-error.ts'
import { StorageUnusableError } from './media/public.ts'

/** Tells why a command failed: in a sentence what the operator can mend, and whole what is a fault of ours. */
export function tellFailure(error: unknown): void {
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusableError ||
    error instanceof DeafToDatabaseError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof ForeignDatabaseError ||
    error instanceof KnownPasswordsError ||
    error instanceof StorageUnusableError
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (isForOperator) console.error(error.message)
  else if (code === 'EADDRINUSE') {
    console.error(
      `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre par PORT.`,
    )
  } else console.error(error instanceof Error ? loggableError(error) : error)
}
