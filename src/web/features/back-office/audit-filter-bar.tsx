import { useNavigate } from '@tanstack/react-router'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { auditActionLabels, auditTargetLabels } from '#contract/back-office/facts.ts'
import type { AuditFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { parseAuditSearch } from '#web/features/back-office/audit-search.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Choices, FilterDay, FilterSelect } from '#web/ui/on-demand/filter-fields.tsx'
import { useUrlValues } from '#web/ui/on-demand/use-url-values.ts'

type Props = { filters: AuditFilters; actors: readonly string[] }

/** Filters of the audit log; on phones behind a button with the number of active ones. */
export function AuditFilterBar({ filters, actors }: Props) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const fieldsId = useId()
  const { actor = '', action = '', target = '', from = '', to = '' } = filters
  const form = useUrlValues({ actor, action, target, from, to })
  const setCount = [actor, action, target, from, to].filter(Boolean).length
  const send = (form: HTMLFormElement, { replace = false } = {}) => {
    const search = parseAuditSearch(Object.fromEntries(new FormData(form)))
    void navigate({ to: paths.adminAudit(), search, replace, resetScroll: false })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  return (
    <search aria-label="Filtrer le journal">
      <form ref={form} onSubmit={handleSubmit} className="my-4 flex flex-wrap items-end gap-3 sm:my-5">
        <Button
          variant="secondary"
          className="min-h-12 sm:hidden"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          Filtres{setCount > 0 && ` (${setCount})`}
        </Button>
        <div
          id={fieldsId}
          className={cx(
            'max-sm:w-full sm:contents',
            isOpen ? 'grid grid-cols-[minmax(0,1fr)] gap-3' : 'max-sm:hidden',
          )}
        >
          <Fields filters={filters} actors={actors} apply={send} />
        </div>
        {setCount > 0 && (
          <LinkButton href={paths.adminAudit()} variant="quiet" className="min-h-12" isExact>
            <RotateCcw aria-hidden className="size-5" />
            Réinitialiser
          </LinkButton>
        )}
      </form>
    </search>
  )
}

function Fields({
  filters,
  actors,
  apply,
}: Props & { apply: (form: HTMLFormElement, options?: { replace: boolean }) => void }) {
  const { actor = '', action = '', target = '', from = '', to = '' } = filters
  // The URL's actor is an option even before the log is loaded.
  const choices = actor && !actors.includes(actor) ? [actor, ...actors] : actors
  const selects: Omit<Choices, 'all'>[] = [
    { name: 'actor', label: 'Qui', value: actor, options: choices.map(name => [name, name]) },
    { name: 'action', label: 'Action', value: action, options: Object.entries(auditActionLabels) },
    { name: 'target', label: 'Objet', value: target, options: Object.entries(auditTargetLabels) },
  ]
  const days = [
    { name: 'from', label: 'Du', value: from },
    { name: 'to', label: 'Au', value: to },
  ]
  return (
    <>
      {selects.map(filter => (
        <FilterSelect
          key={filter.name}
          {...filter}
          all="Tous"
          apply={apply}
          className="min-w-0 grow basis-48"
        />
      ))}
      <div className="flex min-w-0 grow-2 basis-72 gap-3 max-sm:basis-auto">
        {days.map(({ name, label, value }) => (
          <FilterDay
            key={name}
            name={name}
            label={label}
            value={value}
            apply={apply}
            className="grow basis-32"
          />
        ))}
      </div>
    </>
  )
}
