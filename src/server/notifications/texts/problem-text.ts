import { formatFcfa } from '#contract/money.ts'
import type { ProblemRow } from '../../problems/public.ts'
import { answerProblem } from '../../problems/public.ts'
import { gsmText } from './gsm-text.ts'
import type { ProblemTextAbout } from './text-subjects.ts'

/** Writes a text about a problem that fits into one SMS; null when it no longer applies. */
export function writeProblemText(
  row: ProblemRow,
  { kind, to }: { kind: 'problem-reported' | 'problem-decided'; to: ProblemTextAbout['to'] },
): string | null {
  const { status, amount, orderNumber } = answerProblem(row, 'vendor')
  if ((kind === 'problem-reported') !== (status === 'open')) return null
  if (kind === 'problem-reported') {
    return gsmText(
      `AMIC : un client signale un problème, commande ${orderNumber}. Répondez dans votre espace.`,
    )
  }
  if (amount === null) {
    return gsmText(
      `AMIC : problème de la commande ${orderNumber}, remboursement refusé. La raison est sur le site.`,
    )
  }
  return gsmText(
    to === 'customer'
      ? `AMIC : nous vous remboursons ${formatFcfa(amount)} pour la commande ${orderNumber}.`
      : `AMIC : le client de la commande ${orderNumber} est remboursé de ${formatFcfa(amount)}. Détails dans votre espace.`,
  )
}
