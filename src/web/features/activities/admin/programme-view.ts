import { parsePage } from '#web/page-number.ts'

export type ProgrammeView = { tab?: 'activites' | undefined; page?: number | undefined }

/** Parses the URL state of the programme's administration; invalid values are dropped. */
export const parseProgrammeView = (raw: Record<string, unknown>): ProgrammeView => ({
  tab: raw.tab === 'activites' ? raw.tab : undefined,
  page: parsePage(raw.page),
})
