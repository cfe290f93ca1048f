import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  name: string
  /** The number of items, and what they have in common. */
  about: string
}

/** Heading above the rows of a region. */
export const RegionHeading = ({ name, about }: Props) => (
  <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-paper-deep px-4 py-2 text-base sm:px-6">
    {name}
    <span className="font-sans text-sm font-normal text-ink-soft">{about}</span>
  </h3>
)

/** Skeleton rows of a region, below its name. */
export const RegionSkeleton = ({ words, rows }: { words: string; rows: number }) => (
  <Loading words={words}>
    <span className="mt-4 block border-t border-line">
      <span className="flex min-h-10 items-center justify-between border-b border-line bg-paper-deep px-4 sm:px-6">
        <Skeleton className="h-4 w-24 bg-white" />
        <Skeleton className="h-3 w-36 bg-white" />
      </span>
      {Array.from({ length: rows }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows.
          key={place}
          className="flex min-h-11 items-center justify-between border-b border-line px-4 last:border-0 sm:px-6"
        >
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="size-5" />
        </span>
      ))}
    </span>
  </Loading>
)
