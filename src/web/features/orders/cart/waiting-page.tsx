import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { NeedsJavaScript } from '#web/ui/needs-javascript.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

type Props = {
  words: string
  /** Text for browsers without JavaScript. */
  withoutScript: string
  className?: string
  /** The skeleton. */
  children: ReactNode
}

/** A page that can only be rendered in the browser. */
export function WaitingPage({ words, withoutScript, className, children }: Props) {
  return (
    <div className={cx('container-page', className)}>
      <NeedsJavaScript words={withoutScript} />
      <div className="noscript:hidden">
        <Loading words={words}>{children}</Loading>
      </div>
    </div>
  )
}
