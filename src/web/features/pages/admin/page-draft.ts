import { useState } from 'react'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** The typed text of a page, with the version that it is based on. */
type PageDraft = { content: string; over: string }

function parseDraft(kept: unknown, over: string): PageDraft | undefined {
  if (!isRecord(kept) || typeof kept.content !== 'string' || kept.over !== over) return undefined
  return { content: kept.content, over }
}

const draftOf = ({ slug, updated_at }: AdminPage): StoredValue<PageDraft | undefined> =>
  storedValue(`amic.page-draft.${slug}`, kept => parseDraft(kept, updated_at))

/** The edited text of a page, stored in this browser until it is saved: leaving the editor loses nothing. */
export function usePageText(page: AdminPage) {
  const [kept] = useState(() => draftOf(page))
  const [found] = useState(() => kept.read()?.content)
  const [content, setContent] = useState(found ?? page.content)
  const [isRestarted, setRestarted] = useState(false)
  const forget = () => kept.write(undefined)
  return {
    content,
    /** Whether a stored draft was restored. */
    wasFound: found !== undefined && !isRestarted,
    write: (typed: string) => {
      setContent(typed)
      kept.write(typed === page.content ? undefined : { content: typed, over: page.updated_at })
    },
    restart: () => {
      forget()
      setContent(page.content)
      setRestarted(true)
    },
    forget,
  }
}
