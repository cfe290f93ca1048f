import { OperatorError } from '../operator-error.ts'

/**
 * The embedded PostgreSQL cannot run here. The message is a French sentence for the operator, which ends with the alternative:
 * another PostgreSQL, named by DATABASE_URL.
 */
export class EmbeddedDatabaseError extends OperatorError {
  override name = 'EmbeddedDatabaseError'

  constructor(reason: string, cause?: unknown) {
    super(
      `La base de données intégrée ne peut pas démarrer : ${reason} ` +
        'Vous pouvez utiliser votre propre PostgreSQL (15 ou plus récent) en donnant son adresse dans DATABASE_URL.',
      { cause },
    )
  }
}
