import { useNavigate } from '@tanstack/react-router'
import { ShoppingBasket } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { FACE_WIDTH, fileOfWidth } from '#contract/picture-files.ts'
import type { SuggestedOption } from '#web/features/catalogue/search/suggested-options.ts'
import { useSuggestions } from '#web/features/catalogue/search/use-suggestions.ts'
import { cx } from '#web/ui/cx.ts'
import { Sprout, Store } from '#web/ui/icons.ts'

export type SuggestionListProps = {
  /** The combobox that controls the list. */
  input: RefObject<HTMLInputElement | null>
  onChosen: (() => void) | undefined
}

const icons = { product: ShoppingBasket, category: Sprout, producer: Store }
const NONE = -1

/** Sets the combobox attributes on the field, which the form renders without them. */
function useComboboxState(
  input: RefObject<HTMLInputElement | null>,
  { listId, isShown, activeId }: { listId: string; isShown: boolean; activeId: string | undefined },
) {
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isShown))
    if (isShown) field?.setAttribute('aria-controls', listId)
    else field?.removeAttribute('aria-controls')
    if (activeId) field?.setAttribute('aria-activedescendant', activeId)
    else field?.removeAttribute('aria-activedescendant')
  }, [input, listId, isShown, activeId])
}

/** State of the list: open while typing, with at most one active option. */
function useList({ input, onChosen }: SuggestionListProps, options: readonly SuggestedOption[]) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  const [reached, setReached] = useState(NONE)
  const isShown = isOpen && options.length > 0
  const active = isShown && reached < options.length ? reached : NONE

  const close = () => {
    setOpen(false)
    setReached(NONE)
  }
  const choose = ({ kind, words, href }: SuggestedOption) => {
    if (input.current) input.current.value = kind === 'product' ? words : ''
    onChosen?.()
    close()
    void navigate({ href })
  }
  /** From the last option back to the field, and then to the first. */
  const move = (by: 1 | -1) => {
    setOpen(true)
    const places = options.length + 1
    setReached(((active + 1 + by + places) % places) - 1)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else {
      // Enter submits the form, other keys change the options.
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  })
  const onTyped = useEffectEvent(() => {
    setOpen(true)
    setReached(NONE)
  })
  const onLeft = useEffectEvent(close)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const controller = new AbortController()
    const { signal } = controller
    field.addEventListener('keydown', event => onKey(event), { signal })
    field.addEventListener('input', () => onTyped(), { signal })
    field.addEventListener('blur', () => onLeft(), { signal })
    field.form?.addEventListener('submit', () => onLeft(), { signal })
    return () => controller.abort()
  }, [input])
  return { isShown, active, choose }
}

function OptionIcon({ option: { kind, pictureUrl } }: { option: SuggestedOption }) {
  const Icon = icons[kind]
  return (
    <span className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-lg bg-paper-deep">
      <Icon aria-hidden className="size-5 text-ink-soft" />
      {pictureUrl && (
        <img
          key={pictureUrl}
          src={fileOfWidth(pictureUrl, FACE_WIDTH)}
          alt=""
          width={FACE_WIDTH}
          height={FACE_WIDTH}
          className="absolute inset-0 size-full object-cover"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </span>
  )
}

function Option({
  option,
  id,
  isActive,
  onChoose,
}: {
  option: SuggestedOption
  id: string
  isActive: boolean
  onChoose: () => void
}) {
  const { words, hint, price } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, where the focus stays
    // biome-ignore lint/a11y/useFocusableInteractive: likewise, aria-activedescendant names the option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 leading-tight hover:bg-leaf-50',
        isActive && 'bg-leaf-50 shadow-[inset_4px_0_0_var(--color-leaf-700)]',
      )}
    >
      <OptionIcon option={option} />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="line-clamp-1">{words}</span>
        {price && <span className="nums text-sm font-semibold text-leaf-800">{price}</span>}
        {hint && <span className="basis-full text-sm text-ink-soft">{hint}</span>}
      </span>
    </div>
  )
}

/** The suggestion list below a search field; overlays the content. */
export function SuggestionList(props: SuggestionListProps) {
  const { input } = props
  const listId = useId()
  const options = useSuggestions(input)
  const { isShown, active, choose } = useList(props, options)
  const idOf = (index: number) => `${listId}-${index}`
  useComboboxState(input, { listId, isShown, activeId: active === NONE ? undefined : idOf(active) })
  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown && counted(options.length, 'suggestion')}
      </p>
      {isShown && (
        // Keep the focus in the field: on blur the list would close before the click.
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          onMouseDown={event => event.preventDefault()}
          className="absolute inset-x-(--list-inset,0px) top-full z-30 mt-1 max-h-80 sm:max-h-112 overflow-y-auto overscroll-contain rounded-card bg-white py-1 shadow-lift ring-1 ring-line"
        >
          {options.map((option, index) => (
            <Option
              key={option.href}
              option={option}
              id={idOf(index)}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </>
  )
}
