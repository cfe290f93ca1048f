import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to an account: wrong codes after the correct password. Dropped when the account is inactive or erased. */
export const secondFactorGuessed = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user || user.erasedAt || !user.isActive) return null
    const title = 'Trop de codes faux pour votre compte'
    return {
      subject: title,
      preview: 'Si ce n’est pas vous, quelqu’un connaît votre mot de passe.',
      title,
      blocks: [
        text(greeting(user)),
        text(
          'Dans votre compte AMIC, après votre mot de passe, trop de codes faux ont été donnés : il faut attendre avant d’essayer encore.',
        ),
        text(
          'Si ce n’est pas vous, quelqu’un connaît votre mot de passe : choisissez-en un autre tout de suite.',
        ),
        action('Choisir un autre mot de passe', linksOf(config).forgotPassword(user.role)),
      ],
    }
  },
})
