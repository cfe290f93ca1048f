/** What follows for a producer whom a transfer did not reach; where it names another number ends the sentence. */
export const AFTER_FAILED_PAYOUT =
  'Cet argent vous est de nouveau dû : AMIC vous l’enverra encore, vous n’avez pas à le redemander. Si la raison tient à votre numéro,'
