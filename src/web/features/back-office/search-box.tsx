import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { counted } from '#contract/french/counted.ts'
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts'
import { type Search, useSearch } from '#web/features/back-office/use-search.ts'
import { cx } from '#web/ui/cx.ts'
import { Search as SearchIcon } from '#web/ui/icons.ts'

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Focuses the search box on '/', except while typing or in a dialog. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function handleKey(event: KeyboardEvent, search: Search): void {
  const step = STEPS[event.key]
  if (step) {
    event.preventDefault()
    search.choose(step)
    return
  }
  if (!search.isShown) return
  if (event.key === 'Escape') {
    // Escape must not clear the box; typing opens the results again.
    event.preventDefault()
    search.close()
  }
  if (event.key === 'Enter') {
    event.preventDefault()
    search.goToChosen()
  }
}

const optionId = (id: string, index: number) => `${id}-${index}`

/** Searches orders, customers, products and vendors, and navigates to the result. */
export function SearchBox() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch(() => input.current?.blur())
  const { text, isShown, chosen } = search
  useSlash(() => input.current?.focus())
  return (
    <search
      className="relative block w-full"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close()
      }}
    >
      <label className="relative block">
        <span className="sr-only">Chercher une commande, un client, un produit ou un vendeur</span>
        <SearchIcon aria-hidden className="absolute top-3 left-3 size-5 text-leaf-200" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && chosen !== undefined ? optionId(id, chosen) : undefined}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Chercher partout…"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={event => search.type(event.target.value)}
          onFocus={search.open}
          onKeyDown={event => handleKey(event, search)}
          className="control min-h-11 border-leaf-300 bg-leaf-900 pr-2 pl-10 text-white placeholder:text-leaf-200"
        />
      </label>
      <Results id={id} search={search} />
    </search>
  )
}

function Results({ id, search }: { id: string; search: Search }) {
  const { finds, chosen, isAnswered, isFailed, isShown, go } = search
  return (
    <div
      hidden={!isShown}
      className="absolute right-0 z-20 mt-1 max-h-[70dvh] w-full max-sm:w-[calc(100vw-2rem)] overflow-y-auto rounded-field bg-white text-ink shadow-lift ring-1 ring-line"
    >
      <div id={`${id}-list`} role="listbox" aria-label="Résultats">
        {finds.map((find, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, whose keys move the selection.
          <div
            key={find.key}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={event => event.preventDefault()}
            onClick={() => go(find)}
            className={cx('cursor-pointer px-4 py-2', index === chosen ? 'bg-leaf-100' : 'hover:bg-leaf-50')}
          >
            <span className="block text-xs text-ink-soft">{find.kind}</span>
            <span className="block font-semibold break-words">{find.title}</span>
            <span className="block text-sm break-words text-ink-soft">{find.about}</span>
          </div>
        ))}
      </div>
      <p role="status" className={cx('text-ink-soft', finds.length === 0 ? 'p-4' : 'sr-only')}>
        {statusWords({ count: finds.length, isAnswered, isFailed })}
      </p>
    </div>
  )
}

type Status = { count: number; isAnswered: boolean; isFailed: boolean }

function statusWords({ count, isAnswered, isFailed }: Status): string {
  if (isFailed) return 'La recherche n’a pas abouti. Réessayez.'
  if (!isAnswered) return 'Recherche…'
  if (count === 0) return 'Rien ne correspond.'
  return counted(count, 'résultat')
}
