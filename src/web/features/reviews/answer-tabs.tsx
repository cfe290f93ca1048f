import type { StallReviews } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import type { ReviewCounts } from '#contract/reviews/schemas.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'

export type ReviewFilters = Omit<StallReviews, 'page'>

const lists: readonly (Pick<StallReviews, 'state'> & { label: string })[] = [
  { state: undefined, label: 'Tous' },
  { state: 'unanswered', label: 'Sans réponse' },
  { state: 'answered', label: 'Avec réponse' },
]

type Props = { filters: ReviewFilters; counts: ReviewCounts | undefined }

/** Tabs by answer; with counts only when no other filter is active. */
export function AnswerTabs({ filters: { state: chosen, stars, product }, counts }: Props) {
  const isWhole = stars === undefined && product === undefined
  const countOf = (state: ReviewFilters['state'], { all, unanswered }: ReviewCounts) =>
    state ? { unanswered, answered: all - unanswered }[state] : all
  return (
    <FilterTabs
      label="Filtrer les avis"
      className="mb-2"
      tabs={lists.map(({ state, label }) => ({
        href: paths.vendorReviews({ state, stars, product }),
        label: isWhole && counts ? `${label} (${countOf(state, counts)})` : label,
        isSelected: state === chosen,
      }))}
    />
  )
}
