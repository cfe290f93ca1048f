import { type FormEvent, useEffect, useRef } from 'react'
import type { ShopFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'
import { SHOP_FORM } from '#web/features/catalogue/search/shop-search-id.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'

const TYPING_PAUSE_MS = 300

type Props = { filters: ShopFilters; change: ChangeFilters }

/** Searches the typed text after a pause. One visit of the field makes one history entry. */
function useLiveSearch({ filters, change }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(filters.search ?? '')
  const isOwnStep = useRef(false)

  // The URL changed otherwise: back button, filter removed.
  const wanted = filters.search ?? ''
  useEffect(() => {
    if (wanted === sent.current) return
    sent.current = wanted
    isOwnStep.current = false
    if (input.current) input.current.value = wanted
  }, [wanted])

  const send = () => {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? ''
    if (text === sent.current) return
    sent.current = text
    change({ search: text || undefined }, { replace: isOwnStep.current })
    isOwnStep.current = true
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    input,
    onInput: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(send, TYPING_PAUSE_MS)
    },
    onBlur: () => {
      isOwnStep.current = false
    },
    /** A suggestion was chosen instead of the typed text. */
    onChosen: () => clearTimeout(timer.current),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      send()
    },
  }
}

/**
 * The shop's search: an ordinary form that also searches while typing once the page is hydrated. The sort order and the filter
 * button are beside the list, and submitted with it.
 */
export function SearchForm({ filters, change }: Props) {
  const { onSubmit, ...field } = useLiveSearch({ filters, change })
  const { search: _search, sort: _sort, ...others } = filters
  return (
    <search>
      <form id={SHOP_FORM} action={paths.shop()} method="get" onSubmit={onSubmit}>
        <SearchField {...field} defaultValue={filters.search} />
        {Object.entries(others).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  )
}
