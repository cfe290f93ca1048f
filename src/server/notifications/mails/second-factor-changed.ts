import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findUser } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { WRITE_TO_US } from '../letters/not-you.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

const NOW_WITH_CODE =
  'Pour entrer dans votre compte AMIC, il faut désormais votre mot de passe et un code de votre application d’authentification.'
const PASSWORD_IS_ENOUGH = 'Votre mot de passe suffit de nouveau pour entrer dans votre compte AMIC.'
const NEXT_IS_NEEDED =
  'À votre prochaine connexion, vous en installerez un nouveau : l’administration ne s’ouvre pas sans.'

/** Mail to an account: its second factor was set up or removed (a warning, if somebody else did it). */
export const secondFactorChanged = mailKind({
  about: z.object({ userId: Id, isSet: z.boolean() }),
  write: async ({ db, config }, { userId, isSet }) => {
    const user = await findUser(db, userId)
    if (!user) return null
    const isNeeded = user.role === 'admin' && config.production
    const title = isSet ? 'Votre second facteur est en place' : 'Votre second facteur a été retiré'
    return {
      subject: title,
      preview: `${WRITE_TO_US}.`,
      title,
      blocks: [
        text(greeting(user)),
        text(isSet ? NOW_WITH_CODE : isNeeded ? NEXT_IS_NEEDED : PASSWORD_IS_ENOUGH),
        text('Si ce n’est pas vous, changez de mot de passe et écrivez-nous tout de suite :'),
        action('Nous écrire', linksOf(config).contact),
      ],
    }
  },
})
