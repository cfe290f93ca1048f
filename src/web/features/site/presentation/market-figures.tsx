import type { Market } from '#contract/site/market.schemas.ts'

/** How large the market is today. */
export function MarketFigures({ market }: { market: Market }) {
  const { producerCount, productCount, zoneCount, pickupPointCount } = market
  const figures = [
    [producerCount, 'producteur certifié', 'producteurs certifiés'],
    [productCount, 'produit en vente', 'produits en vente'],
    [zoneCount, 'commune ou ville livrée', 'communes et villes livrées'],
    [pickupPointCount, 'point de retrait', 'points de retrait'],
  ] as const
  return (
    <section aria-labelledby="aujourd-hui" className="container-page pt-10">
      <h2 id="aujourd-hui" className="text-2xl">
        Aujourd’hui sur AMIC
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {figures.map(([count, one, many]) => (
          <div key={one} className="flex flex-col-reverse justify-end border-l-4 border-mango-500 pl-4">
            <dt className="text-ink-soft">{count > 1 ? many : one}</dt>
            <dd className="nums font-display text-4xl leading-none font-extrabold text-leaf-800">
              {count.toLocaleString('fr-FR')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
