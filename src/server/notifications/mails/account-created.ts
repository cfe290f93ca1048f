import * as z from 'zod/mini'
import { confirmationLink } from '#contract/accounts/links.ts'
import { Id } from '#contract/common.ts'
import { findUser, issueConfirmationToken } from '../../accounts/public.ts'
import { HIDDEN_CODE } from '../hidden-code.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a new account: welcome, with a confirmation link for customers. Dropped when the account was deleted. */
export const accountCreated = mailKind({
  about: z.object({ userId: Id }),
  write: async ({ db, clock, config, isForReading }, { userId }, email) => {
    const user = await findUser(db, userId)
    if (!user) return null
    const isCustomer = user.role === 'customer'
    const links = linksOf(config)
    const tokenOf = () =>
      isForReading ? HIDDEN_CODE : issueConfirmationToken(db, { userId, email }, clock())
    return {
      subject: 'Bienvenue au marché AMIC',
      preview: 'Votre compte est prêt.',
      title: 'Bienvenue au marché !',
      blocks: [
        text(greeting(user)),
        text(
          isCustomer
            ? 'Votre compte est prêt. Des producteurs de toute la Côte d’Ivoire vous attendent : vous achetez en direct, sans intermédiaire, et la livraison est gratuite.'
            : 'L’administration d’AMIC vous a ouvert un compte. Votre mot de passe vous est donné à part.',
        ),
        {
          kind: 'facts',
          facts: [
            ['Nom d’utilisateur', user.username],
            ['E-mail', user.email],
          ],
        },
        ...(isCustomer
          ? [
              text(
                'Confirmez que cette adresse est la vôtre, pour que les nouvelles de vos commandes vous parviennent :',
              ),
              action('Confirmer mon adresse', links.confirmEmail(await tokenOf())),
              aside(
                `Ce lien sert une seule fois, pendant ${confirmationLink.words}. Vous pouvez commander sans attendre.`,
              ),
              action('Découvrir les produits', links.shop),
            ]
          : [action('Me connecter', links.login(user.role))]),
      ],
    }
  },
})
