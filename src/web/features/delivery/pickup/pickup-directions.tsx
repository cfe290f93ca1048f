import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { paths } from '#contract/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Directions to an order's pickup point, and a link to its hours. */
export const PickupDirections = ({ delivery: { pickupPoint, directions } }: { delivery: Delivery }) =>
  pickupPoint && (
    <>
      <span className="block font-normal">{directions}</span>
      <SiteLink
        href={paths.pickupPoints()}
        className="inline-flex min-h-11 items-center underline underline-offset-2 print:hidden"
      >
        Horaires et téléphone du point
      </SiteLink>
    </>
  )
