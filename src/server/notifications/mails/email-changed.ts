import * as z from 'zod/mini'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** To the address that an account has left: who did not do it learns of it, and whom to turn to. */
export const emailChanged = mailKind({
  about: z.object({ userId: z.string() }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user || user.erasedAt) return null
    return {
      subject: 'Votre adresse a été changée',
      preview: 'Si ce n’est pas vous, écrivez-nous tout de suite.',
      title: 'Votre adresse a été changée',
      blocks: [
        text(greeting(user)),
        text(
          'Votre compte AMIC a désormais une autre adresse : nous n’écrirons plus à celle-ci. Les liens de mot de passe qui y ont été envoyés ne servent plus.',
        ),
        text('Si ce n’est pas vous, écrivez-nous tout de suite :'),
        action('Nous écrire', linksOf(config).contact),
      ],
    }
  },
})
