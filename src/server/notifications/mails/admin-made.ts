import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the other administrators: one was added or has another address. Dropped when that one is not active any more. */
export const adminMade = mailKind({
  about: z.object({ userId: Id, byUserId: z.optional(Id), isNew: z.boolean() }),
  write: async ({ db, config }, { userId, byUserId, isNew }) => {
    const made = await findUser(db, userId)
    if (made?.role !== 'admin' || !made.isActive) return null
    const maker = byUserId === undefined ? undefined : await findUser(db, byUserId)
    const title = isNew ? 'Un administrateur a été ajouté' : 'L’adresse d’un administrateur a été changée'
    const remedy = isNew ? 'désactivez ce compte' : 'rendez-lui son adresse'
    return {
      subject: title,
      preview: `Si vous n’en saviez rien, ${remedy} tout de suite.`,
      title,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['Compte', `${made.username} (${made.fullName})`],
            ['E-mail', made.email],
            ['Par', maker ? maker.username : 'la ligne de commande du serveur'],
          ],
        },
        text(
          `Un administrateur voit toutes les commandes, envoie l’argent et change les comptes. Si vous n’en saviez rien, ${remedy} tout de suite, puis parlez-en à qui l’a fait. Si c’est sous votre nom, et pas vous, changez aussi votre mot de passe.`,
        ),
        action('Voir les comptes', linksOf(config).adminUsers),
      ],
    }
  },
})
