import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { WRITE_TO_US } from '../letters/not-you.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the former address: the account has another one (a warning, if somebody else did it). Dropped when it was erased. */
export const emailChanged = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user || user.erasedAt) return null
    return {
      subject: 'Votre adresse a été changée',
      preview: `${WRITE_TO_US}.`,
      title: 'Votre adresse a été changée',
      blocks: [
        text(greeting(user)),
        text(
          'Votre compte AMIC a désormais une autre adresse : nous n’écrirons plus à celle-ci. Les liens de mot de passe qui y ont été envoyés ne servent plus.',
        ),
        text(`${WRITE_TO_US} :`),
        action('Nous écrire', linksOf(config).contact),
      ],
    }
  },
})
