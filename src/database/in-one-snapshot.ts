import type { Database, Transaction } from './connect.ts'

/** Reads by several statements what is true at one moment: nothing that is written meanwhile is seen by the later ones alone. */
export const inOneSnapshot = <Answer>(
  db: Database,
  read: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
