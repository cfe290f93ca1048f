import type { SyntheticEvent } from 'react'
import { type Category, categories, categoryShortLabels } from '#contract/catalogue/facts.ts'
import type { CategoryCounts } from '#contract/catalogue/schemas.ts'
import { oneOrMany, shopCount } from '#contract/french/counted.ts'
import { categoryScenes, sceneSize } from '#web/features/catalogue/categories/category-scenes.ts'
import { cx } from '#web/ui/cx.ts'
import { Check } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  /** Undefined while loading. */
  counts: CategoryCounts | undefined
  active?: Category | undefined
  /** The link of a card; for the active one, back to all categories. */
  hrefOf: (category: Category) => string
  /** In the shop the cards filter the list below: they are lower, and keep the scroll position. */
  isFilter?: boolean
  /** Without pictures, to show the results instead. */
  isFolded?: boolean
}

/** The three categories with their product counts. */
export function CategoryCards({ counts, active, hrefOf, isFilter = false, isFolded = false }: Props) {
  return (
    <ul className="grid grid-cols-3 gap-2.5 max-[19rem]:grid-cols-1 sm:gap-4">
      {categories.map(category => (
        <li key={category}>
          <CategoryCard
            category={category}
            count={counts?.[category]}
            isActive={category === active}
            href={hrefOf(category)}
            isFilter={isFilter}
            isFolded={isFolded}
          />
        </li>
      ))}
    </ul>
  )
}

function hide({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.hidden = true
}

type CardProps = {
  category: Category
  count: number | undefined
  isActive: boolean
  href: string
  isFilter: boolean
  isFolded: boolean
}

function CategoryCard({ category, count, isActive, href, isFilter, isFolded }: CardProps) {
  const { picture, ground, examples } = categoryScenes[category]
  return (
    <SiteLink
      href={href}
      keepScroll={isFilter}
      isExact
      aria-current={isActive ? 'true' : undefined}
      className={cx(
        'category-card',
        count === 0 ? 'bg-paper-deep text-ink-soft' : ground,
        !isFolded && (isFilter ? 'md:flex-row-reverse' : 'lg:flex-row-reverse'),
        isActive ? 'ring-4 ring-mango-500' : 'ring-1 ring-line',
      )}
    >
      <img
        {...sceneSize}
        {...picture}
        alt=""
        // Loads after the page's main picture, which it would delay on slow networks.
        loading="lazy"
        decoding="async"
        // Offline, another size may be cached: show the background instead.
        onError={hide}
        className={cx(
          'w-full object-cover',
          'aspect-9/4 max-[19rem]:aspect-auto max-[19rem]:w-2/5',
          isFilter ? 'md:aspect-auto md:h-18 md:w-2/5' : 'sm:aspect-8/5 lg:w-1/2',
          isFolded && 'hidden',
        )}
      />
      <span
        className={cx(
          'flex grow flex-col px-2 sm:px-4',
          isFolded
            ? cx(
                'py-1 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-3 sm:py-2.5',
                isActive && 'sm:pr-11',
              )
            : cx('py-2.5', isFilter ? 'md:self-center' : 'sm:py-4'),
        )}
      >
        <span className="category-name">{categoryShortLabels[category]}</span>
        <span className="nums category-count">
          {count !== undefined && `${shopCount(count)} ${oneOrMany(count, 'produit')}`}
        </span>
        {!isFilter && <span className="mt-1 hidden text-sm text-ink-soft lg:block">{examples}</span>}
      </span>
      {isActive && (
        <span
          className={cx(
            'absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-mango-400 shadow-card',
            isFolded && 'max-sm:sr-only',
          )}
        >
          <Check aria-hidden className="size-4" strokeWidth={3} />
          <span className="sr-only">Filtre actif</span>
        </span>
      )}
    </SiteLink>
  )
}
