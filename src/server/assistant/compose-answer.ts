import type { ChatAnswer, ChatProduct } from '#contract/assistant/schemas.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { typeset } from '../printing/typeset.ts'
import type { Part } from './part.ts'

const MAX_LINKS = 3

const answerChatProduct = ({ id, name, price, unit, stock, pictures, vendor }: Product): ChatProduct => ({
  id,
  name,
  price,
  unit,
  stock,
  picture: pictures[0] ?? null,
  vendorName: vendor.businessName,
  region: vendor.user.region,
  path: paths.product(id),
})

/** Merges the parts of an answer; `response` replaces their texts. */
export function composeAnswer(parts: readonly Part[], response?: string): ChatAnswer {
  const products = parts.flatMap(part => part.products ?? [])
  const leadsTo = new Map(parts.flatMap(part => part.links).map(link => [link.path, link]))
  const suggestions = [...leadsTo.values()].slice(0, MAX_LINKS)
  return {
    response: typeset(response ?? parts.map(part => part.text).join('\n\n')),
    ...(suggestions.length > 0 && { suggestions }),
    ...(products.length > 0 && { products: products.map(answerChatProduct) }),
  }
}
