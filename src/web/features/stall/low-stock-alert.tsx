import { TriangleAlert } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { useLowStock } from '#web/features/stall/stall-queries.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Says which products are nearly or wholly sold; nothing while all is well. */
export function LowStockAlert() {
  const { total, named } = useLowStock()
  if (total === 0) return null
  const others = total - named.length
  return (
    <section
      aria-labelledby="low-stock"
      className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4"
    >
      <h3 id="low-stock" className="flex items-center gap-2 text-lg">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-laterite-700" />
        {total === 1 ? '1 produit à réapprovisionner' : `${total} produits à réapprovisionner`}
      </h3>
      <ul className="mt-1 max-w-lg">
        {named.map(({ id, name, stock }) => (
          <li key={id} className="nums flex flex-wrap justify-between gap-x-4 py-0.5">
            <span className="min-w-0">{name}</span>
            <strong className="whitespace-nowrap">
              {stock === 0 ? 'Rupture de stock' : `Plus que ${stock} en stock`}
            </strong>
          </li>
        ))}
      </ul>
      <SiteLink
        href={paths.vendor({ stock: 'low' })}
        keepScroll
        className="inline-flex min-h-11 items-center font-semibold text-leaf-800 underline underline-offset-2"
      >
        {others > 0 ? `Les voir tous (${others} de plus)` : 'Mettre le stock à jour'}
      </SiteLink>
    </section>
  )
}
