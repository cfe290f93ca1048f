import { oneOrMany } from '#contract/french/counted.ts'
import type { Market } from '#contract/site/market.schemas.ts'
import { FigureList } from '#web/features/site/home/figure-list.tsx'

/** Current size of the market. */
export function MarketFigures({ market }: { market: Market }) {
  const { producerCount, productCount, zoneCount, pickupPointCount } = market
  const figures = [
    [producerCount, 'producteur certifié', 'producteurs certifiés'],
    [productCount, 'produit en vente', 'produits en vente'],
    [zoneCount, 'commune ou ville livrée', 'communes et villes livrées'],
    [pickupPointCount, 'point de retrait', 'points de retrait'],
  ] as const
  return (
    <section aria-labelledby="aujourd-hui" className="container-page pt-6 sm:pt-8">
      <h2 id="aujourd-hui" className="text-2xl">
        Aujourd’hui sur AMIC
      </h2>
      <div className="mt-4">
        <FigureList
          figures={figures
            .filter(([count]) => count > 0)
            .map(([count, one, many]) => ({
              value: count.toLocaleString('fr-FR'),
              label: oneOrMany(count, one, many),
            }))}
        />
      </div>
    </section>
  )
}
