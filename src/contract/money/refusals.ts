import * as z from 'zod/mini'
import { Amount } from '../common.ts'
import { fieldErrorDetails, type Refusal } from '../errors.ts'

export const moneyRefusals = {
  nothing_owed: { status: 409, message: 'Il n’y a rien à verser à ce vendeur.' },
  owed_changed: {
    status: 409,
    message: 'Le montant à verser a changé entre-temps. Vérifiez-le, puis recommencez.',
    /** The amount owed now. */
    details: z.object({ amount: Amount }),
  },
  reference_used: {
    status: 409,
    message: 'Un autre versement à ce vendeur porte déjà cette référence. Donnez-en une autre.',
  },
  paid_out: {
    status: 409,
    message: 'Le vendeur a déjà reçu l’argent de cette commande : elle ne peut plus changer d’état.',
  },
  wrong_text_code: { status: 400, message: 'Code incorrect.', details: fieldErrorDetails },
  text_code_expired: {
    status: 400,
    message: 'Ce code n’est plus valable. Demandez-en un autre.',
    details: fieldErrorDetails,
  },
  statement_not_found: { status: 404, message: 'Il n’y a pas de relevé pour ce mois.' },
  refund_not_found: { status: 404, message: 'Remboursement introuvable' },
  transfer_under_way: {
    status: 409,
    message: 'Un transfert de cet argent est déjà en cours. Attendez sa fin.',
  },
  refund_settled: { status: 409, message: 'Ce remboursement a déjà été fait.' },
} as const satisfies Record<string, Refusal>
