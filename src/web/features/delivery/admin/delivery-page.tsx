import { ClosedDaysSection } from '#web/features/delivery/admin/closed-days-section.tsx'
import { deliveryParts } from '#web/features/delivery/admin/delivery-part.tsx'
import { HouseRoundsSection } from '#web/features/delivery/admin/house-rounds-section.tsx'
import { PickupSection } from '#web/features/delivery/admin/pickup-section.tsx'
import { ZonesSection } from '#web/features/delivery/admin/zones-section.tsx'
import { IndexedPage } from '#web/ui/on-demand/indexed-page.tsx'

const parts = Object.entries(deliveryParts).map(([id, title]) => ({ id, title }))

/** Administration of deliveries: zones, rounds, closed days, pickup points. */
export function DeliveryPage() {
  return (
    <>
      <h1 className="mb-4 text-2xl sm:mb-6 sm:text-3xl">Livraison</h1>
      <IndexedPage parts={parts}>
        <ZonesSection />
        <PickupSection />
        <HouseRoundsSection />
        <ClosedDaysSection />
      </IndexedPage>
    </>
  )
}
