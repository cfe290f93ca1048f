import * as z from 'zod/mini'
import { LOW_STOCK_THRESHOLD } from '#contract/catalogue/facts.ts'
import { Id } from '#contract/common.ts'
import { ofName } from '#contract/of-name.ts'
import { findVendor } from '../../accounts/public.ts'
import { findProductStock } from '../../catalogue/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: orders lowered a product's stock to the threshold. Dropped when it was refilled. */
export const lowStock = mailKind({
  about: z.object({ productId: Id }),
  write: async ({ db, config }, { productId }) => {
    const product = await findProductStock(db, productId)
    const vendor = product && (await findVendor(db, { vendorId: product.vendorId }))
    if (!product || !vendor || product.stock > LOW_STOCK_THRESHOLD) return null
    const { name, stock } = product
    const words = stock === 0 ? 'Rupture de stock' : `Plus que ${stock} en stock`
    return {
      subject: `${words} : ${name}`,
      preview: `Vos clients en demandent : pensez à mettre à jour le stock ${ofName(name)}.`,
      title: words,
      blocks: [
        text(`Bonjour ${vendor.vendor.businessName},`),
        { kind: 'notice', tone: 'warning', words: `${name} : ${words.toLowerCase()}` },
        text(
          'Vos clients en commandent. Si votre récolte le permet, mettez à jour le stock pour rester en vente.',
        ),
        action('Mettre à jour mon stock', linksOf(config).vendorSpace),
      ],
    }
  },
})
