import type { Refusal } from '../errors.ts'

export const privacyRefusals = {
  orders_under_way: {
    status: 409,
    message:
      'Une de vos commandes est encore en cours. Vous pourrez supprimer votre compte quand elle sera livrée ou annulée.',
  },
  money_due_back: {
    status: 409,
    message:
      'Nous devons encore vous rendre de l’argent. Vous pourrez supprimer votre compte après ce remboursement.',
  },
  problems_open: {
    status: 409,
    message:
      'Un problème que vous avez signalé n’est pas encore réglé. Vous pourrez supprimer votre compte après la décision.',
  },
} as const satisfies Record<string, Refusal>
