import * as z from 'zod/mini'
import { confirmationLink } from '#contract/accounts/links.ts'
import { Id } from '#contract/common.ts'
import { emailToConfirm, findUser, issueConfirmationToken } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/**
 * Mail to an address to confirm: the link, whose token is created at sending and stored as a hash only. Dropped when the account
 * is inactive or the address is no longer to be confirmed.
 */
export const emailConfirmation = mailKind({
  isSecret: true,
  about: z.object({ userId: Id }),
  write: async ({ db, clock, config }, { userId }, email) => {
    const user = await findUser(db, userId)
    if (!user?.isActive || emailToConfirm(user) !== email) return null
    const token = await issueConfirmationToken(db, { userId, email }, clock())
    return {
      subject: 'Confirmez votre e-mail',
      preview: 'Un seul geste, et nous saurons vous joindre.',
      title: 'Confirmez votre e-mail',
      blocks: [
        text(greeting(user)),
        text('Ouvrez ce lien pour confirmer que cette adresse est la vôtre :'),
        action('Confirmer mon adresse', linksOf(config).confirmEmail(token)),
        aside(
          user.pendingEmail
            ? `Ce lien sert une seule fois, pendant ${confirmationLink.words}. Jusque-là, votre ancienne adresse reste celle du compte. Si vous n’avez pas de compte AMIC, ne faites rien.`
            : `Ce lien sert une seule fois, pendant ${confirmationLink.words}. Vous pouvez commander sans attendre. Si vous n’avez pas de compte AMIC, ne faites rien.`,
        ),
      ],
    }
  },
})
