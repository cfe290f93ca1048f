import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** A shape that stands for what is coming; give it the size of that. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('block animate-glimmer rounded-lg bg-paper-deep', className)} />
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && 'w-2/3')} />
      ))}
    </span>
  )
}

/** Shapes while something loads, with the words for those who do not see them. */
export function Loading({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
      {children}
    </div>
  )
}

/** A card with a square picture, its name, price and stock, and who sells it: a product to come. */
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
