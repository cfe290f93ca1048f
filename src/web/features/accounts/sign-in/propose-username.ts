import { slugOf } from '#contract/french/slug-of.ts'

/** Proposes a user name: "Awa Koné" → "awa-kone". */
export const proposeUsername = (fullName: string): string => slugOf(fullName, '-').slice(0, 50)
