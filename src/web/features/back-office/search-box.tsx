import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { apiQuery, useApi } from '#web/api-query.ts'
import { type Find, listFinds } from '#web/features/back-office/list-finds.ts'
import { parseSearch } from '#web/search-params.ts'
import { cx } from '#web/ui/cx.ts'
import { Search } from '#web/ui/icons.ts'

const PAUSE_MS = 200

/** What was typed, once the person has paused, or says not to wait for that. */
function useSettled(text: string): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    // A box that was emptied has nothing to ask: the same text typed again is asked anew.
    const timer = setTimeout(() => setSettled(text), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, () => setSettled(text)]
}

/** What a text finds. What another text found stays in sight until the answer comes: `isAnswered` tells them apart. */
function useFinds(text: string) {
  const [asked, settle] = useSettled(text)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(useApi(), 'findAnything', { query: { q: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // What was found once may have another status by now.
    staleTime: 0,
  })
  const isFailed = isError && asked === text
  return {
    finds: data && text ? listFinds(data) : [],
    isAnswered: data !== undefined && !isPlaceholderData && asked === text,
    isFailed,
    /** Asks without waiting for a pause, and again after a failure. */
    askNow: () => {
      settle()
      if (isFailed) void refetch()
    },
  }
}

/** Lets an Enter that came before the finds of what was typed wait for them. */
function useAwaited(isOver: boolean, goOn: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false)
  const end = useEffectEvent(() => {
    setAwaited(false)
    goOn()
  })
  useEffect(() => {
    if (isAwaited && isOver) end()
  }, [isAwaited, isOver])
  return setAwaited
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
  const typed = text.trim()
  const { finds, isAnswered, isFailed, askNow } = useFinds(typed)
  const isShown = isOpen && typed !== ''

  const go = ({ href }: Find) => {
    const [pathname = '', search = ''] = href.split('?')
    setOpen(false)
    setText('')
    input.current?.blur()
    void navigate({ to: pathname, search: parseSearch(search) })
  }
  const setAwaited = useAwaited(isAnswered || isFailed, () => {
    if (isAnswered && finds[0]) go(finds[0])
  })
  const close = () => {
    setOpen(false)
    setAwaited(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      if (isAnswered && finds.length > 0) setChosen((chosen + step + finds.length) % finds.length)
      return
    }
    if (event.key === 'Escape' && isShown) {
      // The browser would empty the box, and what is typed into it opens the results again.
      event.preventDefault()
      close()
    }
    if (event.key !== 'Enter' || !isShown) return
    event.preventDefault()
    const find = finds[chosen]
    if (isAnswered) {
      if (find) go(find)
    } else {
      askNow()
      setAwaited(true)
    }
  }
  const optionId = (index: number) => `${id}-${index}`
  return (
    <search
      className="relative block w-full"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
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
          aria-activedescendant={isShown && isAnswered && finds[chosen] ? optionId(chosen) : undefined}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Numéro, client, produit, vendeur"
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setChosen(0)
            setAwaited(false)
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
              aria-selected={isAnswered && index === chosen}
              onMouseDown={event => event.preventDefault()}
              onClick={() => go(find)}
              className={cx(
                'cursor-pointer px-4 py-2',
                isAnswered && index === chosen ? 'bg-leaf-100' : 'hover:bg-leaf-50',
              )}
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
    </search>
  )
}

type Status = { count: number; isAnswered: boolean; isFailed: boolean }

function statusWords({ count, isAnswered, isFailed }: Status): string {
  if (isFailed) return 'La recherche n’a pas abouti. Réessayez.'
  if (!isAnswered) return 'Recherche…'
  if (count === 0) return 'Rien ne correspond.'
  return count === 1 ? '1 résultat' : `${count} résultats`
}
