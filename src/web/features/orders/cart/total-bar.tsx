import type { ReactNode } from 'react'
import { Price } from '#web/ui/price.tsx'

type Props = {
  total: string
  /** What is to be done before. */
  missing?: ReactNode
  children: ReactNode
}

/** The way on from a cart or a checkout. On phones it stays in sight with the total, wherever one reads. */
export function TotalBar({ total, missing, children }: Props) {
  return (
    <div className="act-bar sticky bottom-(--navigation-bar,0px) z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        {missing}
        <p className="flex grow items-baseline justify-between gap-4 lg:hidden">
          <span className={missing ? 'sr-only' : 'font-semibold'}>Total à payer</span>
          <Price amount={total} />
        </p>
      </div>
      {children}
    </div>
  )
}
