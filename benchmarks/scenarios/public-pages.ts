import { compareWithBare } from '../support/load.ts'
import type { Figure, Scenario } from '../support/measure.ts'

const MIN_RATIO = 0.75

async function firstProduct(url: string): Promise<string> {
  const [product] = (await (await fetch(`${url}/api/products?limit=1`)).json()) as { id: string }[]
  if (!product) throw new Error('the shop is empty')
  return product.id
}

/** Public pages and the catalogue's JSON, kept whole in the process. */
export const publicPages: Scenario = {
  title: 'Public pages, against a bare node:http server with the same bytes',
  async run({ url }) {
    const product = await firstProduct(url)
    const addresses = {
      'list of products (JSON, 24)': `${url}/api/products?limit=24`,
      'product page': `${url}/product/${product}`,
      'home page': `${url}/`,
      'shop page': `${url}/boutique`,
    }
    const figures: Figure[] = []
    for (const [name, address] of Object.entries(addresses)) {
      const { ratio, ours, bare } = await compareWithBare(address)
      figures.push(
        {
          name: `${name}: ratio`,
          value: ratio,
          unit: 'ratio',
          atLeast: MIN_RATIO,
        },
        { name: `${name}: ours`, value: ours.perSecond, unit: '/s' },
        { name: `${name}: bare`, value: bare.perSecond, unit: '/s' },
        { name: `${name}: ours, 97.5 % within`, value: ours.p95Ms, unit: 'ms' },
      )
    }
    return figures
  },
}
