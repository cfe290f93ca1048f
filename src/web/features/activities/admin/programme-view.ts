import { parsePage } from '#web/page-number.ts'

export type ProgrammeView = { tab?: 'activites' | undefined; page?: number | undefined }

/** Reads the address of the programme's screen; what makes no sense there counts as absent. */
export const parseProgrammeView = (raw: Record<string, unknown>): ProgrammeView => ({
  tab: raw.tab === 'activites' ? raw.tab : undefined,
  page: parsePage(raw.page),
})
