import * as z from 'zod/mini'
import { resetLink } from '#contract/accounts/links.ts'
import { DAY_MS } from '#contract/durations.ts'
import { findUser, issueResetToken } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Nobody waits for it any more; less is what a mail may wait for others to the same mailbox. */
const LATE_AFTER_MS = DAY_MS

/**
 * The one-time link of 'Mot de passe oublié ?'. Its token is made as the mail leaves, so that it is written nowhere else, and
 * lives from then on. A mail that could not leave for a day, or while the account had that address, is not sent any more.
 */
export const passwordReset = mailKind({
  isSecret: true,
  about: z.object({ userId: z.string(), askedAt: z.iso.datetime() }),
  write: async ({ db, clock, config }, { userId, askedAt }, recipient) => {
    const user = await findUser(db, userId)
    const isLate = clock().getTime() - Date.parse(askedAt) > LATE_AFTER_MS
    if (!user?.isActive || isLate || user.email !== recipient) return null
    const token = await issueResetToken(db, userId, clock())
    return {
      subject: 'Choisissez un nouveau mot de passe',
      preview: `Ce lien sert une fois, pendant ${resetLink.words}.`,
      title: 'Un nouveau mot de passe',
      blocks: [
        text(greeting(user)),
        text(
          'Vous avez demandé un nouveau mot de passe pour votre compte AMIC. Ouvrez ce lien pour le choisir :',
        ),
        action('Choisir mon mot de passe', linksOf(config).resetPassword(token, user.role)),
        aside(
          `Ce lien sert une seule fois, pendant ${resetLink.words}. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.`,
        ),
      ],
    }
  },
})
