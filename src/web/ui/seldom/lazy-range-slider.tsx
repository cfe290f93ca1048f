import { type ComponentProps, lazy, Suspense } from 'react'

const RangeSlider = lazy(() => import('#web/ui/seldom/range-slider.tsx'))

/** A slider with two ends whose code comes when it is first shown. */
export function LazyRangeSlider(props: ComponentProps<typeof RangeSlider>) {
  return (
    <Suspense fallback={<div className="h-11" />}>
      <RangeSlider {...props} />
    </Suspense>
  )
}
