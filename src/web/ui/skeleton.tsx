import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** A skeleton shape; give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('block animate-glimmer rounded-lg bg-paper-deep', className)} />
}

/** Skeleton of text; the last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines.
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && 'w-2/3')} />
      ))}
    </span>
  )
}

/** A loading state: skeletons, with words for screen readers. */
export function Loading({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
      {children}
    </div>
  )
}

/** Skeleton of a product card. */
export function SkeletonCard() {
  return (
    <span className="block rounded-card bg-white p-2 shadow-card ring-1 ring-line sm:p-3">
      <Skeleton className="aspect-square w-full rounded-xl" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-1.5 h-6 w-2/5" />
      <Skeleton className="mt-1.5 h-4 w-1/2" />
      <Skeleton className="mt-2.5 h-7 w-3/5 sm:mt-3 sm:h-9" />
      <Skeleton className="mt-3 hidden h-11 w-full rounded-full sm:block" />
    </span>
  )
}
