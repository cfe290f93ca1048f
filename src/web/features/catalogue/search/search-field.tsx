import { type ComponentType, type RefObject, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts'
import type { SuggestionListProps } from '#web/features/catalogue/search/suggestion-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { Search } from '#web/ui/icons.ts'

type Props = {
  input: RefObject<HTMLInputElement | null>
  /** At the top of a page, with little space: the suggestions span the screen width. */
  isSmall?: boolean
  /** Position within its form. */
  className?: string
  defaultValue?: string | undefined
  onInput?: () => void
  onBlur?: () => void
  /** A suggestion was chosen, and its page is loading. */
  onChosen?: () => void
}

/**
 * The search field of any form that searches the shop. With JavaScript it suggests names, producers and categories, as a combobox
 * of the ARIA Authoring Practices (list autocomplete with manual selection); the code is loaded with the first letter. Searching
 * works without it.
 */
export function SearchField({ input, isSmall = false, className, onInput, onChosen, ...field }: Props) {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const handleInput = () => {
    onInput?.()
    if (List) return
    import('#web/features/catalogue/search/suggestion-list.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => {
        // Without a connection there are no suggestions; the next letter retries.
      },
    )
  }
  return (
    <div className={cx(isSmall ? 'max-sm:[--list-inset:0.5rem] sm:relative' : 'relative', className)}>
      <div className="relative">
        <input
          {...field}
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          onInput={handleInput}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Rechercher un produit"
          placeholder={isSmall ? 'Rechercher' : 'Tomates, igname, œufs…'}
          className={cx('search-field', isSmall && 'min-h-11 py-1 pr-10 pl-3.5 text-base small-search')}
        />
        <button type="submit" aria-label="Rechercher dans la boutique" className="search-button">
          <Search aria-hidden className="size-5" />
        </button>
      </div>
      {List && <List input={input} onChosen={onChosen} />}
    </div>
  )
}
