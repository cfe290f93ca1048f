import { formatDate } from '../french/dates.ts'

/** "octobre 2026", of 2026-10. */
export const monthWords = (month: string): string => formatDate(`${month}-01`).replace(/^1er\s/, '')
