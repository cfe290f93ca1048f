import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { findUser } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { CHOOSE_PASSWORD } from '../letters/not-you.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to an account: its phone number was changed or removed. Dropped when the account is inactive or erased. */
export const phoneChanged = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user || user.erasedAt || !user.isActive) return null
    const links = linksOf(config)
    const now = user.phone
      ? `Votre compte AMIC a désormais un autre numéro de téléphone : ${phoneWords(user.phone)}. C’est là que l’on vous appelle et que partent nos SMS.`
      : 'Votre compte AMIC n’a plus de numéro de téléphone : nous ne vous écrirons plus que par e-mail.'
    return {
      subject: 'Votre téléphone a été changé',
      preview: `${CHOOSE_PASSWORD}.`,
      title: 'Votre téléphone a été changé',
      blocks: [
        text(greeting(user)),
        text(now),
        action('Me connecter', links.login(user.role)),
        aside(
          `${CHOOSE_PASSWORD}, puis remettez votre numéro dans votre profil : ${links.forgotPassword(user.role)}`,
        ),
      ],
    }
  },
})
