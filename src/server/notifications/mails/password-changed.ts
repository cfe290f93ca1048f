import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to an account: its password was changed (a warning, if somebody else did it). Dropped when the account was deleted. */
export const passwordChanged = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user) return null
    const links = linksOf(config)
    return {
      subject: 'Votre mot de passe a été changé',
      preview: 'Si ce n’est pas vous, choisissez-en un autre tout de suite.',
      title: 'Votre mot de passe a été changé',
      blocks: [
        text(greeting(user)),
        text('Le mot de passe de votre compte AMIC vient d’être changé. Vos autres sessions sont fermées.'),
        action('Me connecter', links.login(user.role)),
        aside(
          `Si ce n’est pas vous, demandez un nouveau lien tout de suite : ${links.forgotPassword(user.role)}`,
        ),
      ],
    }
  },
})
