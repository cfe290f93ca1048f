import { OperatorError } from '#database/operator-error.ts'
import { serializeError } from './serialize-error.ts'

/** Prints why a command failed: one sentence for what the operator can fix, the whole error for a bug. */
export function reportFailure(error: unknown): void {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (error instanceof OperatorError) console.error(error.message)
  else if (code === 'EADDRINUSE') {
    console.error(
      `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre par PORT.`,
    )
  } else console.error(error instanceof Error ? serializeError(error) : error)
}
