import { type ComponentProps, lazy, Suspense } from 'react'

const RangeSlider = lazy(() => import('#web/ui/on-demand/range-slider.tsx'))

/** A two-ended slider whose code is loaded when it is first shown. */
export function LazyRangeSlider(props: ComponentProps<typeof RangeSlider>) {
  return (
    <Suspense fallback={<div className="h-11" />}>
      <RangeSlider {...props} />
    </Suspense>
  )
}
