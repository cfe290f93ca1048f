import * as z from 'zod/mini'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** To a person whose second factor somebody guesses at: the password is known already. */
export const secondFactorGuessed = mailKind({
  about: z.object({ userId: z.string() }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user || user.erasedAt || !user.isActive) return null
    const title = 'Quelqu’un connaît votre mot de passe'
    return {
      subject: title,
      preview: 'Choisissez-en un autre tout de suite, si ce n’est pas vous.',
      title,
      blocks: [
        text(greeting(user)),
        text(
          'Quelqu’un est entré dans votre compte AMIC avec votre mot de passe, puis a donné trop de codes faux. Votre second facteur l’a arrêté : il n’a rien vu, ni rien changé.',
        ),
        text('Si ce n’est pas vous, choisissez un autre mot de passe tout de suite.'),
        action('Choisir un autre mot de passe', linksOf(config).forgotPassword(user.role)),
      ],
    }
  },
})
