import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { SUGGESTED_FROM_LETTERS } from '#contract/catalogue/facts.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { optionsOf, type SuggestedOption } from '#web/features/catalogue/search/suggested-options.ts'

/** Somebody who types a word strikes a key every 150 ms or so. */
const TYPING_PAUSE_MS = 200

/** What is written in a field, once one pauses. */
function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = input.current
    if (!field) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => setTyped(field.value.trim())
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(read, TYPING_PAUSE_MS)
    }
    // Something may have been typed before this code came.
    if (document.activeElement === field) read()
    field.addEventListener('input', readSoon)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', readSoon)
    }
  }, [input])
  return typed
}

/**
 * What the server suggests for what is typed into a field; while the next answer comes, the former one. A question that is asked
 * no more is given up. Where no answer comes there are no suggestions.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>): readonly SuggestedOption[] {
  const typed = useTyped(input)
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
