import type { Sessions } from '../context.ts'

/** The account that a request is counted under; of several sessions that it carries, the one that may most. */
export const accountOf = ({ admin, vendor, customer }: Sessions): string | undefined =>
  (admin ?? vendor ?? customer)?.userId
