import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { listHits, type SearchHit } from '#web/features/back-office/list-hits.ts'
import { parseSearch } from '#web/search-params.ts'
import { useDebounced } from '#web/ui/on-demand/use-debounced.ts'

/** Search hits of a text. Previous hits stay until the answer comes: `isAnswered` tells them apart. */
function useSearchHits(text: string) {
  const [debounced, flush] = useDebounced(text)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(useApi(), 'findAnything', { query: { q: debounced } }),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
    // A hit's status may have changed since it was found.
    staleTime: 0,
  })
  const isFailed = isError && debounced === text
  return {
    finds: data && text ? listHits(data) : [],
    isAnswered: data !== undefined && !isPlaceholderData && debounced === text,
    isFailed,
    /** Searches immediately, and again after a failure. */
    askNow: () => {
      flush()
      if (isFailed) void refetch()
    },
  }
}

/** Defers an Enter that was pressed before the hits arrived. */
function useDeferredEnter(isOver: boolean, goOn: () => void): (isAwaited: boolean) => void {
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

export type Search = ReturnType<typeof useSearch>

/** State of the search box: text, hits and selected hit. */
export function useSearch(leaveBox: () => void) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const typed = text.trim()
  const { finds, isAnswered, isFailed, askNow } = useSearchHits(typed)

  const go = ({ href }: SearchHit) => {
    const [pathname = '', search = ''] = href.split('?')
    setOpen(false)
    setText('')
    leaveBox()
    void navigate({ to: pathname, search: parseSearch(search) })
  }
  const setAwaited = useDeferredEnter(isAnswered || isFailed, () => {
    if (isAnswered && finds[0]) go(finds[0])
  })
  return {
    text,
    finds,
    isAnswered,
    isFailed,
    isShown: isOpen && typed !== '',
    /** Index of the selected hit; undefined while the hits belong to another text. */
    chosen: isAnswered && finds[chosen] ? chosen : undefined,
    go,
    goToChosen: () => {
      const find = finds[chosen]
      if (!isAnswered) {
        askNow()
        setAwaited(true)
      } else if (find) go(find)
    },
    type: (next: string) => {
      setText(next)
      setChosen(0)
      setAwaited(false)
      setOpen(true)
    },
    choose: (step: 1 | -1) => {
      setOpen(true)
      if (isAnswered && finds.length > 0) setChosen((chosen + step + finds.length) % finds.length)
    },
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      setAwaited(false)
    },
  }
}
