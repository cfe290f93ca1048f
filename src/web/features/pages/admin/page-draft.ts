import { useState } from 'react'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** The text of a page as it was typed, over one version of it. */
type PageDraft = { content: string; over: string }

function parseDraft(kept: unknown, over: string): PageDraft | undefined {
  if (!isRecord(kept) || typeof kept.content !== 'string' || kept.over !== over) return undefined
  return { content: kept.content, over }
}

const draftOf = ({ slug, updated_at }: AdminPage): StoredValue<PageDraft | undefined> =>
  storedValue(`amic.page-draft.${slug}`, kept => parseDraft(kept, updated_at))

/** The text of a page while it is written, kept in this browser until the server has it: a press beside the editor loses nothing. */
export function usePageText(page: AdminPage) {
  const [kept] = useState(() => draftOf(page))
  const [found] = useState(() => kept.read()?.content)
  const [content, setContent] = useState(found ?? page.content)
  const [isRestarted, setRestarted] = useState(false)
  const forget = () => kept.write(undefined)
  return {
    content,
    /** It is what was typed another time. */
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
