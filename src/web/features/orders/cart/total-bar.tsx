import type { ReactNode, Ref } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'

type Props = {
  total: string
  /** What must be done first, shown above the button. */
  missing?: ReactNode
  /** True when the bar replaces the navigation bar at the bottom of a phone. */
  isAlone?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Class of the bar's button: beside the total on phones. */
export const totalBarActionClass =
  'min-h-12 max-lg:px-3 max-sm:text-sm max-[22rem]:px-2 max-[22rem]:text-[0.8125rem] lg:min-h-13 lg:text-lg'

/** Total and next step of cart and checkout; a sticky bar on phones. */
export function TotalBar({ total, missing, isAlone = false, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={cx(
        'act-bar sticky bottom-(--navigation-bar,0px) z-10 -mx-4 border-t border-line bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0',
        isAlone && 'lone-bar',
      )}
    >
      {missing && <div className="lg:mb-2">{missing}</div>}
      <div className="flex items-center justify-between gap-3">
        <p className="leading-tight lg:hidden">
          <span className="block text-sm font-semibold">Total</span> <Price amount={total} size="small" />
        </p>
        <div className="min-w-0 max-lg:max-w-96 max-lg:grow lg:w-full">{children}</div>
      </div>
    </div>
  )
}
