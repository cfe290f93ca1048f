import { OperatorError } from '#database/operator-error.ts'
import { loggableError } from './loggable-error.ts'

/** Tells why a command failed: in a sentence what the operator can mend, and whole what is a fault of ours. */
export function tellFailure(error: unknown): void {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (error instanceof OperatorError) console.error(error.message)
  else if (code === 'EADDRINUSE') {
    console.error(
      `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre par PORT.`,
    )
  } else console.error(error instanceof Error ? loggableError(error) : error)
}
