import { useState } from 'react'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** The typed text of a page, with the version that it is based on. */
type PageDraft = { content: string; over: string }

function parseDraft(stored: unknown): PageDraft | undefined {
  if (!isRecord(stored) || typeof stored.content !== 'string' || typeof stored.over !== 'string')
    return undefined
  return { content: stored.content, over: stored.over }
}

const draftOf = ({ slug }: AdminPage): StoredValue<PageDraft | undefined> =>
  storedValue(`amic.page-draft.${slug}`, parseDraft)

/** The edited text of a page, stored in this browser until it is saved: leaving the editor loses nothing. */
export function usePageText(page: AdminPage) {
  const [stored] = useState(() => draftOf(page))
  const [found, setFound] = useState(() => stored.read())
  const [content, setContent] = useState(found?.content ?? page.content)
  const over = found?.over ?? page.updated_at
  const clear = () => stored.write(undefined)
  return {
    content,
    /** Whether a stored draft was restored. */
    wasFound: found !== undefined,
    /** Whether the page was changed after the draft was begun. */
    isOutdated: over !== page.updated_at,
    write: (typed: string) => {
      setContent(typed)
      stored.write(typed === page.content ? undefined : { content: typed, over })
    },
    restart: () => {
      clear()
      setContent(page.content)
      setFound(undefined)
    },
    clear,
  }
}
