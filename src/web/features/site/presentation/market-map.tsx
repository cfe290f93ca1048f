import type { ReactNode } from 'react'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { Market } from '#contract/site/market.schemas.ts'
import { map, placeOfRegion } from '#web/features/site/presentation/country.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Regions = Pick<Market, 'regions'>

/** Map of producers and pickup points, with a list that links to the products of each region. */
export function MarketMap({ regions }: Regions) {
  if (regions.length === 0) return null
  const hasPickup = regions.some(({ pickupPointCount }) => pickupPointCount > 0)
  return (
    <section
      aria-labelledby="regions"
      className="@container rounded-card bg-white p-4 shadow-card ring-1 ring-line sm:p-6"
    >
      <h2 id="regions" className="text-2xl">
        {hasPickup ? 'Producteurs et points de retrait' : 'Où ils cultivent'}
      </h2>
      <div className="@2xl:grid @2xl:grid-cols-2 @2xl:items-start @2xl:gap-8">
        <div>
          <Drawing regions={regions} />
          {hasPickup && <Legend />}
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-4">
          {regions.map(one => (
            <li key={one.region} className="border-t border-line">
              <Region {...one} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Hidden from screen readers: the list has the same information. */
const Drawing = ({ regions }: Regions) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${map.width} ${map.height}`}
    className="mx-auto mt-2 block w-full max-w-88 overflow-visible"
  >
    <path d={map.outline} strokeWidth={2} strokeLinejoin="round" className="fill-leaf-100 stroke-leaf-700" />
    {regions.map(({ region, producerCount, pickupPointCount }) => {
      const { x, y, label } = placeOfRegion(region)
      return (
        <g key={region}>
          <g transform={`translate(${x} ${y})`}>
            {pickupPointCount > 0 && <PickupMark />}
            {producerCount > 0 && <ProducerMark />}
          </g>
          <text
            x={x + label.dx}
            y={y + label.dy}
            textAnchor={label.anchor}
            strokeWidth={4}
            paintOrder="stroke"
            className="fill-ink stroke-white text-[0.9375rem] font-semibold"
          >
            {region}
          </text>
        </g>
      )
    })}
  </svg>
)

const ProducerMark = () => <circle r={6} strokeWidth={2} className="fill-mango-500 stroke-white" />

/** A ring around the producers' marker. */
const PickupMark = () => <circle r={9} strokeWidth={3} className="fill-white stroke-leaf-700" />

const MARK_PX = 22

const Legend = () => (
  <ul className="mt-2 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
    <LegendLine mark={<ProducerMark />}>Producteurs</LegendLine>
    <LegendLine mark={<PickupMark />}>Points de retrait</LegendLine>
  </ul>
)

const LegendLine = ({ mark, children }: { mark: ReactNode; children: string }) => (
  <li className="flex items-center gap-1">
    <svg
      aria-hidden
      width={MARK_PX}
      height={MARK_PX}
      viewBox={`${-MARK_PX / 2} ${-MARK_PX / 2} ${MARK_PX} ${MARK_PX}`}
    >
      {mark}
    </svg>
    {children}
  </li>
)

function Region({ region, producerCount, pickupPointCount }: Market['regions'][number]) {
  const facts = [
    producerCount > 0 && counted(producerCount, 'producteur'),
    pickupPointCount > 0 && counted(pickupPointCount, 'point de retrait', 'points de retrait'),
  ].filter(Boolean)
  const words = (
    <>
      <span className="block font-semibold">{region}</span>
      <span className="nums block text-sm text-ink-soft">{facts.join(', ')}</span>
    </>
  )
  if (producerCount === 0) return <p className="py-2">{words}</p>
  return (
    <SiteLink href={paths.shop({ region })} className="block min-h-11 py-2 hover:underline">
      {words}
    </SiteLink>
  )
}
