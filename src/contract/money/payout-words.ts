/** What follows for a producer whom a transfer did not reach. */
export const AFTER_FAILED_PAYOUT =
  'Cet argent vous est de nouveau dû : AMIC vous l’enverra encore, vous n’avez pas à le redemander.'
