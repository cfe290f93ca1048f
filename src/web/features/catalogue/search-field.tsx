import { type ComponentType, type RefObject, useState } from 'react'
import type { SuggestionListProps } from '#web/features/catalogue/suggestion-list.tsx'
import { Search } from '#web/ui/icons.ts'

type Props = {
  input: RefObject<HTMLInputElement | null>
  defaultValue?: string | undefined
  onInput?: () => void
  onBlur?: () => void
  /** A suggestion was chosen: the page that it leads to is on its way. */
  onChosen?: () => void
}

/**
 * The field of any form that searches the shop, with its button. Where there is JavaScript, it suggests names, producers and
 * shelves while one types, as the combobox of the ARIA Authoring Practices does (list autocomplete with manual selection); their
 * code comes when somebody first steps into the field. Nothing of it is needed to search.
 */
export function SearchField({ input, defaultValue, onInput, onBlur, onChosen }: Props) {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const learn = () => {
    if (List) return
    import('#web/features/catalogue/suggestion-list.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => {
        // Without a connection one searches without them; the next visit of the field tries again.
      },
    )
  }
  return (
    <div className="relative min-w-0 grow basis-72">
      <input
        ref={input}
        type="search"
        name="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        defaultValue={defaultValue}
        onFocus={learn}
        onInput={onInput}
        onBlur={onBlur}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Rechercher un produit"
        placeholder="Tomates, igname, œufs…"
        className="search-field"
      />
      <button type="submit" aria-label="Rechercher" className="search-button">
        <Search aria-hidden className="size-5" />
      </button>
      {List && <List input={input} onChosen={onChosen} />}
    </div>
  )
}
