/** The consequence of a failed payout for the vendor; a link to change the number completes the sentence. */
export const AFTER_FAILED_PAYOUT =
  'Cet argent vous est de nouveau dû : AMIC vous l’enverra encore, vous n’avez pas à le redemander. Si la raison tient à votre numéro,'
