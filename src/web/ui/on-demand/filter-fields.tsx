import { X } from 'lucide-react'
import { useRef } from 'react'
import { EARLIEST_DAY, LATEST_DAY } from '#contract/day-of.ts'
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts'
import { cx } from '#web/ui/cx.ts'

type SearchProps = {
  label: string
  isLabelHidden?: boolean | undefined
  placeholder?: string | undefined
  search: string | undefined
}

/** The search field of a list, submitted as `search`. Its form shows the values of the address by `useUrlValues`. */
export function SearchField({ label, isLabelHidden, placeholder, search }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const takeAway = () => {
    const field = input.current
    if (!field) return
    field.value = ''
    // The button disappears: the focus must not be lost.
    field.focus()
    field.form?.requestSubmit()
  }
  return (
    <div className="relative min-w-0 grow">
      <label className="grid gap-1 font-semibold">
        <span className={cx(isLabelHidden ? 'sr-only' : 'max-sm:sr-only')}>{label}</span>
        <input
          ref={input}
          name="search"
          type="search"
          placeholder={placeholder}
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          className={cx(
            'control font-normal [&::-webkit-search-cancel-button]:hidden',
            'max-sm:placeholder:text-sm max-[22rem]:pl-3 max-[22rem]:placeholder:text-xs',
            search ? 'pr-12 max-sm:pr-22' : 'max-sm:pr-12',
          )}
        />
      </label>
      {search && (
        <button
          type="button"
          onClick={takeAway}
          aria-label="Effacer la recherche"
          className="absolute right-0.5 bottom-0.5 grid size-11 place-items-center max-sm:right-10"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}

type Narrowing = { name: string; label: string; value: string | undefined }

/** A select filter. */
export type Choices = Narrowing & {
  /** Label of the option without filter. */
  all: string
  options: readonly (readonly [value: string, label: string])[]
  /** Whether the chosen option needs the filter's label on phones to be understood. */
  isNamed?: true
}

/** A filter: a select or a day. */
export type Filter = Choices | (Narrowing & { isDay: true })

type SelectProps = Choices & {
  /** Visually hides the label on wide screens, where the option without filter says it. */
  isLabelHidden?: boolean | undefined
  className?: string
  /** Called when an option is chosen. */
  apply: (form: HTMLFormElement) => void
}

/** A filter select above a list. Its form shows the values of the address by `useUrlValues`. */
export function FilterSelect({
  name,
  label,
  all,
  value = '',
  options,
  isLabelHidden,
  className,
  apply,
}: SelectProps) {
  return (
    <label className={`grid gap-1 font-semibold ${className ?? ''}`}>
      <span className={cx(isLabelHidden && 'xl:sr-only')}>{label}</span>
      <select
        name={name}
        defaultValue={value}
        onChange={({ target: { form } }) => form && apply(form)}
        className="control font-normal"
      >
        <option value="">{all}</option>
        {options.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

type DayProps = Narrowing & {
  className?: string
  /** Called for each valid day while it is typed: the digits of a year form some on the way. */
  apply: (form: HTMLFormElement, options: { replace: boolean }) => void
}

/** A day filter above a list. Its form shows the URL's values by `useUrlValues`. */
export const FilterDay = ({ name, label, value, className, apply }: DayProps) => (
  <label className={`grid min-w-0 gap-1 font-semibold ${className ?? ''}`}>
    {label}
    <input
      type="date"
      name={name}
      min={EARLIEST_DAY}
      max={LATEST_DAY}
      defaultValue={value}
      onChange={({ target: { form, value: day, validity } }) => {
        // While 2026 is typed, the year 2 comes first: the URL would refuse it, and the field would be cleared.
        if (form && (day === '' || validity.valid)) apply(form, { replace: true })
      }}
      className="control min-w-0 font-normal"
    />
  </label>
)
