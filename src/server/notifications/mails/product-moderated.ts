import * as z from 'zod/mini'
import { productStatuses } from '#contract/catalogue/facts.ts'
import { Id } from '#contract/common.ts'
import { isPaused } from '#contract/delivery/pause.ts'
import { findVendor } from '../../accounts/public.ts'
import { findAdminProduct } from '../../moderation/public.ts'
import { action, type Block, type Letter, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

type Product = NonNullable<Awaited<ReturnType<typeof findAdminProduct>>>
type Words = Pick<Letter, 'subject' | 'preview' | 'title'> & { blocks: readonly Block[] }

function whenSoldWords({ vendorStatus, stock }: Product, isResting: boolean): string {
  if (vendorStatus !== 'approved') return 'Il sera en vente dès que votre compte de vendeur sera approuvé.'
  const seen = 'Les clients le voient dans la boutique'
  if (stock === 0) return `${seen}. Ils pourront le commander dès que vous aurez indiqué un stock.`
  return isResting
    ? `${seen}. Ils pourront le commander à la fin de votre pause.`
    : `${seen} et peuvent le commander.`
}

function approved(product: Product, isResting: boolean): Words {
  const { name } = product
  const whenSold = whenSoldWords(product, isResting)
  return {
    subject: `Produit approuvé : ${name}`,
    preview: whenSold,
    title: 'Votre produit est approuvé',
    blocks: [{ kind: 'notice', tone: 'good', words: `« ${name} » est approuvé.` }, text(whenSold)],
  }
}

const rejected = ({ name, rejectionReason }: Product): Words => ({
  subject: `Produit à corriger : ${name}`,
  preview: rejectionReason ?? '',
  title: 'Votre produit n’a pas été accepté',
  blocks: [
    { kind: 'notice', tone: 'warning', words: `« ${name} » n’est pas en vente. Voici pourquoi :` },
    { kind: 'quote', words: rejectionReason ?? '' },
    text('Corrigez-le dans votre espace : il sera examiné de nouveau.'),
  ],
})

const withdrawn = ({ name }: Product): Words => ({
  subject: `Produit désactivé : ${name}`,
  preview: 'Il n’est pas dans la boutique.',
  title: 'Votre produit est désactivé',
  blocks: [
    { kind: 'notice', tone: 'warning', words: `« ${name} » n’est pas dans la boutique.` },
    text('L’administration l’a désactivé. Pour qu’il soit mis en vente, écrivez-nous.'),
  ],
})

const words = { active: approved, rejected, out_of_stock: withdrawn }

/** Mail to a vendor: the decision on a product. Dropped when the product has another status by now. */
export const productModerated = mailKind({
  about: z.object({ productId: Id, status: z.enum(productStatuses) }),
  write: async ({ db, clock, config }, { productId, status }) => {
    const product = await findAdminProduct(db, productId)
    if (product?.status !== status || status === 'pending') return null
    const vendor = await findVendor(db, { vendorId: product.vendorId })
    if (!vendor) return null
    const { blocks, ...letter } = words[status](product, isPaused(vendor.vendor.pausedUntil, clock()))
    return {
      ...letter,
      blocks: [
        text(`Bonjour ${vendor.vendor.businessName},`),
        ...blocks,
        status === 'out_of_stock'
          ? action('Nous écrire', linksOf(config).contact)
          : action('Ouvrir mon espace', linksOf(config).vendorSpace),
      ],
    }
  },
})
