import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { apiQuery, useApi } from '#web/api-query.ts'
import { type Find, listFinds } from '#web/features/back-office/list-finds.ts'
import { parseSearch } from '#web/search-params.ts'
import { cx } from '#web/ui/cx.ts'

const PAUSE_MS = 200

/** What was typed, once the person has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** '/' leads to the box from anywhere on the page, unless one is typing or answering a question. */
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

/** Finds an order, a customer, a product or a vendor, and goes there. */
export function SearchBox() {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  useSlash(() => input.current?.focus())
  const asked = useSettled(text.trim())
  const { data, isError } = useQuery({
    ...apiQuery(useApi(), 'findAnything', { query: { q: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const finds = data && asked ? listFinds(data) : []
  const isShown = isOpen && asked !== ''

  const go = ({ href }: Find) => {
    const [pathname = '', search = ''] = href.split('?')
    setOpen(false)
    setText('')
    input.current?.blur()
    void navigate({ to: pathname, search: parseSearch(search) })
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      if (finds.length > 0) setChosen((chosen + step + finds.length) % finds.length)
      return
    }
    if (event.key === 'Escape' && isShown) {
      // The browser would empty the box, and what is typed into it opens the results again.
      event.preventDefault()
      setOpen(false)
    }
    const find = finds[chosen]
    if (event.key === 'Enter' && isShown && find) {
      event.preventDefault()
      go(find)
    }
  }
  const optionId = (index: number) => `${id}-${index}`
  return (
    <search
      className="relative block w-full"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <label className="relative block">
        <span className="sr-only">Chercher une commande, un client, un produit ou un vendeur</span>
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-soft" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && finds[chosen] ? optionId(chosen) : undefined}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Numéro, client, produit, vendeur"
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setChosen(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={handleKey}
          className="control min-h-11 bg-white pl-10 text-ink"
        />
      </label>
      <div
        hidden={!isShown}
        className="absolute z-20 mt-1 max-h-[70dvh] w-full overflow-y-auto rounded-field bg-white text-ink shadow-lift ring-1 ring-line"
      >
        <div id={`${id}-list`} role="listbox" aria-label="Résultats">
          {finds.map((find, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, whose keys move the choice.
            <div
              key={find.key}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onMouseDown={event => event.preventDefault()}
              onClick={() => go(find)}
              className={cx(
                'cursor-pointer px-4 py-2',
                index === chosen ? 'bg-leaf-100' : 'hover:bg-leaf-50',
              )}
            >
              <span className="block text-xs text-ink-soft">{find.kind}</span>
              <span className="block font-semibold break-words">{find.title}</span>
              <span className="block text-sm break-words text-ink-soft">{find.about}</span>
            </div>
          ))}
        </div>
        <p role="status" className={cx('text-ink-soft', finds.length === 0 ? 'p-4' : 'sr-only')}>
          {statusWords({ count: finds.length, isKnown: data !== undefined, isError })}
        </p>
      </div>
    </search>
  )
}

type Status = { count: number; isKnown: boolean; isError: boolean }

function statusWords({ count, isKnown, isError }: Status): string {
  if (isError) return 'La recherche n’a pas abouti. Réessayez.'
  if (!isKnown) return 'Recherche…'
  if (count === 0) return 'Rien ne correspond.'
  return count === 1 ? '1 résultat' : `${count} résultats`
}
