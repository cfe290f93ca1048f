import { RotateCcw } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Search } from '#web/ui/icons.ts'
import { type Filter, FilterSelect, SearchField } from '#web/ui/spaces/filter-fields.tsx'
import { useShownValues } from '#web/ui/use-shown-values.ts'

type Props = {
  /** What is being filtered. */
  label?: string
  searchLabel: string
  placeholder?: string
  search: string | undefined
  filters?: readonly Filter[]
  /** Told of all the fields whenever a choice is made or a search is sent. */
  apply: (fields: Record<string, unknown>) => void
  /** The list without any filter; absent when there is none to take away. */
  resetHref?: string | undefined
}

/** Search and filters above a list; a choice counts at once, a search when it is sent. */
export function SearchBar({
  label,
  searchLabel,
  placeholder,
  search,
  filters = [],
  apply,
  resetHref,
}: Props) {
  const isAlone = filters.length === 0
  const shown = filters.map(({ name, value = '' }) => [name, value])
  const form = useShownValues({ search: search ?? '', ...Object.fromEntries(shown) })
  const send = (form: HTMLFormElement) => apply(Object.fromEntries(new FormData(form)))
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  return (
    <search aria-label={label}>
      <form
        ref={form}
        onSubmit={handleSubmit}
        className={cx('my-5 flex flex-wrap items-end gap-3', isAlone && 'max-w-xl')}
      >
        <div className="flex min-w-0 grow basis-72 items-end gap-2">
          <SearchField label={searchLabel} placeholder={placeholder} search={search} />
          <Button type="submit" className="min-h-12 shrink-0 max-sm:px-4">
            <Search aria-hidden className={cx('size-5', isAlone && 'sm:hidden')} />
            <span className={isAlone ? 'max-sm:sr-only' : 'sr-only'}>Rechercher</span>
          </Button>
        </div>
        {filters.map(filter => (
          <FilterSelect key={filter.name} {...filter} apply={send} className="min-w-0 grow basis-36" />
        ))}
        {resetHref && (
          <LinkButton href={resetHref} variant="quiet" className="min-h-12" isExact>
            <RotateCcw aria-hidden className="size-5" />
            Réinitialiser
          </LinkButton>
        )}
      </form>
    </search>
  )
}
