import { useState } from 'react'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** The typed text of a page, with the version that it is based on. */
type PageDraft = { content: string; over: string }

function parseDraft(stored: unknown, over: string): PageDraft | undefined {
  if (!isRecord(stored) || typeof stored.content !== 'string' || stored.over !== over) return undefined
  return { content: stored.content, over }
}

const draftOf = ({ slug, updated_at }: AdminPage): StoredValue<PageDraft | undefined> =>
  storedValue(`amic.page-draft.${slug}`, stored => parseDraft(stored, updated_at))

/** The edited text of a page, stored in this browser until it is saved: leaving the editor loses nothing. */
export function usePageText(page: AdminPage) {
  const [stored] = useState(() => draftOf(page))
  const [found] = useState(() => stored.read()?.content)
  const [content, setContent] = useState(found ?? page.content)
  const [isRestarted, setRestarted] = useState(false)
  const clear = () => stored.write(undefined)
  return {
    content,
    /** Whether a stored draft was restored. */
    wasFound: found !== undefined && !isRestarted,
    write: (typed: string) => {
      setContent(typed)
      stored.write(typed === page.content ? undefined : { content: typed, over: page.updated_at })
    },
    restart: () => {
      clear()
      setContent(page.content)
      setRestarted(true)
    },
    clear,
  }
}
