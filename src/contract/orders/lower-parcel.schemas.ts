import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { reasonText } from '../reason-text.ts'
import { MAX_LINES } from './order-size.ts'

const LowerItem = z.object({
  id: Id,
  quantity: z
    .int('La quantité est un nombre entier.')
    .check(z.minimum(0, 'La quantité ne peut pas être négative.')),
})

const ITEMS_MISSING = 'Indiquez au moins un article.'

/** The new quantities of some lines; others are unchanged. */
export const LowerParcelBody = z.object({
  items: z.array(LowerItem, ITEMS_MISSING).check(
    z.minLength(1, ITEMS_MISSING),
    z.maxLength(MAX_LINES, 'Une commande a moins d’articles.'),
    z.refine(
      items => new Set(items.map(({ id }) => id)).size === items.length,
      'Indiquez chaque article une fois.',
    ),
  ),
  reason: reasonText('Indiquez la raison : le client la lira.'),
})
export type LowerParcelBody = z.output<typeof LowerParcelBody>
