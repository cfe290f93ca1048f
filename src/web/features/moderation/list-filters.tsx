import { RotateCcw, Search } from 'lucide-react'
import type { ChangeEvent, FormEvent } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'

type Select = {
  name: string
  label: string
  /** The choice that leaves nothing out. */
  all: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}

type Props = {
  /** What is being filtered. */
  label: string
  searchLabel: string
  placeholder: string
  search: string | undefined
  selects: readonly Select[]
  /** Told of all the fields whenever a choice is made or a search is sent. */
  apply: (fields: Record<string, unknown>) => void
  /** The list without any filter; absent when there is none to take away. */
  resetHref: string | undefined
}

/** Search and filters above a list; a choice counts at once, a search when it is sent. */
export function ListFilters({ label, searchLabel, placeholder, search, selects, apply, resetHref }: Props) {
  const send = (form: HTMLFormElement) => apply(Object.fromEntries(new FormData(form)))
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  const handleChoice = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (target.form) send(target.form)
  }
  return (
    <search aria-label={label}>
      <form onSubmit={handleSubmit} className="my-5 flex flex-wrap items-end gap-3">
        <div className="flex min-w-0 grow basis-72 items-end gap-2">
          <label className="grid min-w-0 grow gap-1 font-semibold">
            {searchLabel}
            <input
              // Keyed: a search taken away elsewhere leaves the field too.
              key={search}
              name="search"
              type="search"
              placeholder={placeholder}
              defaultValue={search}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              className="control font-normal"
            />
          </label>
          <Button type="submit" aria-label="Rechercher" className="min-h-12 shrink-0 px-4">
            <Search aria-hidden className="size-5" />
          </Button>
        </div>
        {selects.map(({ name, label: title, all, value, options }) => (
          <label key={name} className="grid min-w-0 grow basis-36 gap-1 font-semibold">
            {title}
            <select name={name} value={value ?? ''} onChange={handleChoice} className="control font-normal">
              <option value="">{all}</option>
              {options.map(([choice, words]) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
            </select>
          </label>
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
