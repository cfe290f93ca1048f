import { useNavigate } from '@tanstack/react-router'
import { MessageSquareQuote, SearchX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type ReviewState, reviewStates } from '#contract/reviews/facts.ts'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { countWords } from '#web/features/back-office/count-words.ts'
import { HiddenNotice } from '#web/features/reviews/hidden-notice.tsx'
import { HideReviewDialog } from '#web/features/reviews/hide-review-dialog.tsx'
import { ReviewItem } from '#web/features/reviews/review-item.tsx'
import { useReviewsToModerate } from '#web/features/reviews/review-queries.ts'
import { parseReviewSearch, type ReviewFilters } from '#web/features/reviews/review-search.ts'
import { ShowReviewButton } from '#web/features/reviews/show-review-button.tsx'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const tabs: readonly { state: ReviewState | undefined; label: string }[] = [
  { state: undefined, label: 'Tous' },
  ...reviewStates.map(state => ({ state, label: state === 'shown' ? 'Visibles' : 'Masqués' })),
]

/** Every review, and the means to hide those that break the rules. */
export function ReviewsPage({ filters }: { filters: ReviewFilters }) {
  return (
    <>
      <h1 className="text-3xl">Avis</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Masquez un avis injurieux, faux ou hors sujet&nbsp;: il n’est plus public et ne compte plus dans les
        notes. Son auteur lit la raison que vous donnez.
      </p>
      <SearchForm key={filters.search} filters={filters} />
      <nav aria-label="Filtrer les avis" className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {tabs.map(({ state, label }) => (
            <li key={label}>
              <SiteLink
                href={paths.adminReviews({ state, search: filters.search })}
                keepScroll
                replace
                isExact
                aria-current={state === filters.state ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center rounded-full px-4 font-semibold',
                  state === filters.state
                    ? 'bg-leaf-700 text-white'
                    : 'bg-white text-ink ring-1 ring-line-strong',
                )}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <ReviewsToModerate filters={filters} />
    </>
  )
}

function SearchForm({ filters: { search, state } }: { filters: ReviewFilters }) {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = parseReviewSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/admin/reviews', search: { search: typed.search, state } })
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className="mt-5 mb-5 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid min-w-0 grow gap-1 font-semibold">
          Mots de l’avis, produit ou vendeur
          <input
            name="search"
            type="search"
            defaultValue={search}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="control font-normal"
          />
        </label>
        <Button type="submit" className="min-h-12">
          Rechercher
        </Button>
      </form>
    </search>
  )
}

function ReviewsToModerate({ filters }: { filters: ReviewFilters }) {
  const { data, error, isFetching, refetch } = useReviewsToModerate(filters)
  const [chosen, setChosen] = useState<ModeratedReview>()
  if (!data) {
    if (!error) return <Waiting />
    const title = 'Les avis n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { items, total, page, limit } = data
  if (total === 0) return <Nothing filters={filters} />
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {countWords(total, 'avis', 'avis')}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map(review => (
          <Card as="li" key={review.id}>
            <OneReview review={review} onHide={() => setChosen(review)} />
          </Card>
        ))}
      </ul>
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        hrefOf={number => paths.adminReviews({ ...filters, page: number })}
      />
      {chosen && <HideReviewDialog review={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function OneReview({ review, onHide }: { review: ModeratedReview; onHide: () => void }) {
  const { product, vendor, hidden, customerName } = review
  return (
    <div className="sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h2 className="text-lg">{product.name}</h2>
        <p className="mb-2 text-sm text-ink-soft">{vendor.businessName}</p>
        <ReviewItem review={review} />
        <HiddenNotice reason={hidden?.reason ?? null} />
      </div>
      <div className="mt-3 shrink-0 sm:mt-0">
        {hidden ? (
          <ShowReviewButton review={review} />
        ) : (
          <Button
            variant="danger"
            size="small"
            aria-label={`Masquer l’avis de ${customerName} sur ${product.name}`}
            onClick={onHide}
          >
            Masquer
          </Button>
        )}
      </div>
    </div>
  )
}

function Nothing({ filters: { search } }: { filters: ReviewFilters }) {
  return (
    <EmptyState
      icon={search ? SearchX : MessageSquareQuote}
      title="Aucun avis trouvé"
      {...(search && { actions: <LinkButton href={paths.adminReviews()}>Voir tous les avis</LinkButton> })}
    >
      {search ? 'Essayez un autre mot.' : 'Les avis des clients apparaîtront ici.'}
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading words="Chargement des avis…">
      <span className="grid gap-3">
        {[0, 1, 2].map(place => (
          <Skeleton key={place} className="h-32 w-full rounded-card" />
        ))}
      </span>
    </Loading>
  )
}
