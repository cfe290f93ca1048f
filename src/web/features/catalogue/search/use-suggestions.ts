import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { SUGGESTED_FROM_LETTERS } from '#contract/catalogue/facts.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { optionsOf, type SuggestedOption } from '#web/features/catalogue/search/suggested-options.ts'
import { useDebounced } from '#web/ui/on-demand/use-debounced.ts'

/** The value of a field, including what was typed before this code was loaded. */
function useFieldValue(input: RefObject<HTMLInputElement | null>): string {
  const [written, setWritten] = useState('')
  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => setWritten(field.value.trim())
    if (document.activeElement === field) read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [input])
  return written
}

/** Suggestions for the typed text; keeps the previous ones while loading, aborts outdated requests. None on errors. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>): readonly SuggestedOption[] {
  const [typed] = useDebounced(useFieldValue(input))
  const api = useApi()
  const isAsked = typed.length >= SUGGESTED_FROM_LETTERS
  const question = { query: { search: typed } }
  const { data } = useQuery({
    queryKey: apiKey('suggest', question),
    queryFn: ({ signal }) => api.suggest({ ...question, signal }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return isAsked && data ? optionsOf(data) : []
}
