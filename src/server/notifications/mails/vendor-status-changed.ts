import * as z from 'zod/mini'
import { type VendorStatus, vendorStatuses } from '#contract/accounts/facts.ts'
import { Id } from '#contract/common.ts'
import { findVendor } from '../../accounts/public.ts'
import { action, type Block, type Letter, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

type Words = Pick<Letter, 'subject' | 'preview' | 'title'> & {
  tone: 'good' | 'warning'
  /** Consequences for the vendor. */
  meaning: string
}

const words: Record<Exclude<VendorStatus, 'pending'>, Words> = {
  approved: {
    subject: 'Votre espace vendeur est ouvert',
    preview: 'L’administration a approuvé votre compte.',
    title: 'Votre compte est approuvé',
    tone: 'good',
    meaning: 'Vos produits approuvés sont en vente dans la boutique.',
  },
  rejected: {
    subject: 'Votre demande de vente n’a pas été acceptée',
    preview: 'L’administration a examiné votre dossier.',
    title: 'Votre demande n’a pas été acceptée',
    tone: 'warning',
    meaning: 'Vous ne pouvez pas vendre sur AMIC, et votre espace vendeur est fermé.',
  },
  suspended: {
    subject: 'Votre espace vendeur est suspendu',
    preview: 'Vos produits ne sont plus en vente pour le moment.',
    title: 'Votre espace est suspendu',
    tone: 'warning',
    meaning: 'Vos produits ne sont plus dans la boutique et votre espace vendeur est fermé pour le moment.',
  },
}

/** Mail to a vendor: its new status. Dropped when it has another one by now. */
export const vendorStatusChanged = mailKind({
  about: z.object({ vendorId: Id, status: z.enum(vendorStatuses) }),
  write: async ({ db, config }, { vendorId, status }) => {
    const found = await findVendor(db, { vendorId })
    if (found?.vendor.status !== status || status === 'pending') return null
    const { tone, meaning, ...letter } = words[status]
    const { statusReason } = found.vendor
    const links = linksOf(config)
    const reason: Block[] = statusReason
      ? [text('Raison donnée :'), { kind: 'quote', words: statusReason }]
      : []
    return {
      ...letter,
      blocks: [
        text(`Bonjour ${found.vendor.businessName},`),
        { kind: 'notice', tone, words: `${letter.title}.` },
        text(meaning),
        ...reason,
        status === 'approved'
          ? action('Ouvrir mon espace', links.vendorSpace)
          : action('Nous écrire', links.contact),
      ],
    }
  },
})
