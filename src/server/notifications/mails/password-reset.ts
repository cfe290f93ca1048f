import * as z from 'zod/mini'
import { resetLink } from '#contract/accounts/links.ts'
import { Id } from '#contract/common.ts'
import { DAY_MS } from '#contract/durations.ts'
import { findUser, issueResetToken } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Nobody expects the link after this time. Sending limits delay mails less. */
const LATE_AFTER_MS = DAY_MS

/**
 * Mail to an account: the one-time link of 'Mot de passe oublié ?', whose token is created at sending and stored as a hash only.
 * Dropped when it was requested over a day ago, or when the account is inactive or has another address.
 */
export const passwordReset = mailKind({
  isSecret: true,
  about: z.object({ userId: Id, askedAt: z.iso.datetime() }),
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
