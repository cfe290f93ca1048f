import { useNavigate } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import { ActiveFilterLabel, activeFilterClass } from '#web/ui/active-filter.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Search, SlidersHorizontal } from '#web/ui/icons.ts'
import { type Filter, FilterDay, FilterSelect, SearchField } from '#web/ui/on-demand/filter-fields.tsx'
import { useUrlValues } from '#web/ui/on-demand/use-url-values.ts'

type Props = {
  /** Accessible name. */
  label?: string
  searchLabel: string
  /** Visually hides the labels, where the placeholder and the options without filter suffice. */
  isLabelHidden?: boolean
  placeholder?: string
  search: string | undefined
  filters?: readonly Filter[]
  /** The list's URL for all fields, followed when a filter changes or a search is submitted. */
  hrefOf: (fields: Record<string, unknown>) => string
  /** URL of the unfiltered list. */
  resetHref?: string
  /** Margin classes. */
  className?: string
}

/**
 * Search and filters above a list; a filter applies at once, a search when it is submitted. On phones the filters are behind
 * a button, on wider screens those beyond a first row, and the active ones of these are listed under it.
 */
export function SearchBar({
  label,
  searchLabel,
  isLabelHidden,
  placeholder,
  search,
  filters = [],
  hrefOf,
  resetHref,
  className = 'my-3 sm:my-5',
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const [buttonId, filtersId] = [useId(), useId()]
  const isAlone = filters.length === 0
  const further = furtherOf(filters)
  const shown = filters.map(({ name, value = '' }) => [name, value])
  const form = useUrlValues({ search: search ?? '', ...Object.fromEntries(shown) })
  const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
  const navigate = useNavigate()
  const apply = (fields: Record<string, unknown>, { replace } = { replace: false }) =>
    void navigate({ href: hrefOf(fields), replace, resetScroll: false })
  const send = (form: HTMLFormElement, options?: { replace: boolean }) => apply(fieldsOf(form), options)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  return (
    <search aria-label={label}>
      <form
        ref={form}
        onSubmit={handleSubmit}
        className={cx('flex flex-wrap items-end gap-2 sm:gap-3', isAlone && 'max-w-xl', className)}
      >
        <div className="flex min-w-0 grow basis-72 items-end gap-2">
          <div className="relative flex min-w-0 grow items-end gap-2">
            <SearchField
              label={searchLabel}
              isLabelHidden={isLabelHidden}
              placeholder={placeholder}
              search={search}
            />
            <SendButton />
          </div>
          {!isAlone && (
            <Button
              variant="secondary"
              className={cx('min-h-12 shrink-0 px-3! text-sm', further.length === 0 && 'sm:hidden')}
              id={buttonId}
              aria-expanded={isOpen}
              aria-controls={filtersId}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden className="size-5" />
              Filtres
            </Button>
          )}
        </div>
        <div
          id={filtersId}
          className={cx('max-sm:w-full sm:contents', isOpen ? 'flex flex-wrap gap-2' : 'max-sm:hidden')}
        >
          <FilterFields
            filters={filters.filter(filter => !further.includes(filter))}
            apply={send}
            isLabelHidden={isLabelHidden}
          />
          <div className={isOpen && further.length > 0 ? 'flex w-full flex-wrap gap-2 sm:gap-3' : 'hidden'}>
            <FilterFields filters={further} apply={send} isLabelHidden={isLabelHidden} />
          </div>
        </div>
        {!isOpen && further.some(({ value }) => value) && <span className="-mt-3 w-full max-sm:hidden" />}
        {!isOpen && (
          <ChosenFilters
            filters={filters}
            further={further}
            take={(name, form) => {
              // The chip disappears: the focus must not be lost.
              document.getElementById(buttonId)?.focus()
              apply({ ...fieldsOf(form), [name]: '' })
            }}
          />
        )}
        {resetHref && shown.some(([, value]) => value) && (
          <LinkButton
            href={resetHref}
            variant="quiet"
            className="min-h-11 max-sm:px-3 max-sm:text-sm sm:min-h-12"
            isExact
            // Also resets text that was typed but not submitted.
            onClick={() => form.current?.reset()}
          >
            <RotateCcw aria-hidden className="size-5" />
            Réinitialiser
          </LinkButton>
        )}
      </form>
    </search>
  )
}

type FieldsProps = {
  filters: readonly Filter[]
  apply: (form: HTMLFormElement, options?: { replace: boolean }) => void
  isLabelHidden: boolean | undefined
}

/** Most filters in one row with the search; of more than four those after the second are behind the button. */
const MOST_IN_ROW = 4
const furtherOf = (filters: readonly Filter[]) => (filters.length > MOST_IN_ROW ? filters.slice(2) : [])

/** One field per filter. */
function FilterFields({ filters, apply, isLabelHidden }: FieldsProps) {
  const className = 'min-w-0 grow basis-36'
  return filters.map(filter =>
    'isDay' in filter ? (
      <FilterDay key={filter.name} {...filter} apply={apply} className={className} />
    ) : (
      <FilterSelect
        key={filter.name}
        {...filter}
        isLabelHidden={isLabelHidden}
        apply={apply}
        className={className}
      />
    ),
  )
}

/** Beside the search field; inside it on phones. */
const SendButton = () => (
  <Button
    type="submit"
    className="min-h-12 shrink-0 max-sm:absolute max-sm:right-0 max-sm:bottom-0 max-sm:bg-transparent! max-sm:px-3 max-sm:text-leaf-800"
  >
    <Search aria-hidden className="size-5" />
    <span className="sr-only">Rechercher</span>
  </Button>
)

/** Label of a filter's value; undefined without one. */
function wordsOf(filter: Filter): string | undefined {
  if ('isDay' in filter) return filter.value && `${filter.label} ${formatDate(filter.value)}`
  const words = filter.options.find(([choice]) => choice === filter.value)?.[1]
  return words && filter.isNamed ? `${filter.label}\u00a0: ${words.toLowerCase()}` : words
}

type ChosenProps = {
  filters: readonly Filter[]
  /** Those that are behind the button on wide screens too. */
  further: readonly Filter[]
  take: (name: string, form: HTMLFormElement) => void
}

/** The active filters that are behind the button, each with a button to remove it. */
function ChosenFilters({ filters, further, take }: ChosenProps) {
  return filters.map(filter => {
    const { name } = filter
    const words = wordsOf(filter)
    if (!words) return null
    return (
      <button
        key={name}
        type="button"
        onClick={({ currentTarget: { form } }) => form && take(name, form)}
        className={cx(activeFilterClass, 'cursor-pointer', !further.includes(filter) && 'sm:hidden')}
      >
        <ActiveFilterLabel words={words} />
      </button>
    )
  })
}
