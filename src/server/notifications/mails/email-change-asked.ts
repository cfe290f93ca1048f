import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { CHOOSE_PASSWORD } from '../letters/not-you.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the current address: another one was requested, and how to prevent the change. Dropped when none is pending. */
export const emailChangeAsked = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, config }, { userId }) => {
    const user = await findUser(db, userId)
    if (!user?.pendingEmail) return null
    const links = linksOf(config)
    return {
      subject: 'Changement d’adresse demandé',
      preview: `${CHOOSE_PASSWORD}.`,
      title: 'Changement d’adresse demandé',
      blocks: [
        text(greeting(user)),
        text(
          `Pour votre compte AMIC, une autre adresse a été demandée : ${user.pendingEmail}. Elle comptera une fois confirmée ; jusque-là, rien ne change.`,
        ),
        action('Me connecter', links.login(user.role)),
        aside(
          `Si ce n’est pas vous, choisissez tout de suite un autre mot de passe : la nouvelle adresse sera écartée, et la vôtre reste. ${links.forgotPassword(user.role)}`,
        ),
      ],
    }
  },
})
