import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { FilterPlaceProps } from '#web/features/catalogue/shop/filter-place.tsx'
import { Button } from '#web/ui/button.tsx'

const load = () => import('#web/features/catalogue/shop/filter-place.tsx')

let FilterPlace: ComponentType<FilterPlaceProps> = lazy(load)

/** The server renders open filters directly, for browsers without JavaScript: it loads the code at startup. */
export async function loadFilterPlace(): Promise<void> {
  FilterPlace = (await load()).default
}

function NotLoaded({ onClose }: Pick<FilterPlaceProps, 'onClose'>) {
  return (
    <div role="alert" className="mb-6 lg:w-72">
      <p className="text-danger">
        Les filtres n’ont pas pu être chargés. Vérifiez votre connexion, puis rechargez la page.
      </p>
      <Button variant="quiet" onClick={onClose}>
        Fermer
      </Button>
    </div>
  )
}

/** The filters, loaded in browsers when first opened. */
export function LazyFilterPlace(props: FilterPlaceProps) {
  return (
    <CatchBoundary getResetKey={() => 'filters'} errorComponent={() => <NotLoaded onClose={props.onClose} />}>
      <Suspense fallback={<div className="shrink-0 lg:w-72" />}>
        <FilterPlace {...props} />
      </Suspense>
    </CatchBoundary>
  )
}
