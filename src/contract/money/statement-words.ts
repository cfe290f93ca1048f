import { formatDate } from '../french/dates.ts'
import { revenuePartLabels } from './facts.ts'

/** "octobre 2026", of 2026-10. */
export const monthWords = (month: string): string => formatDate(`${month}-01`).replace(/^1er\s/, '')

/** When a statement begins. */
export const OPENING_TIME = 'au début du mois'

/** When a statement ends: the month that is not over, today. */
export const closingTime = (isOpen: boolean): string => (isOpen ? 'à ce jour' : 'à la fin du mois')

/** What a vendor is owed where a statement begins. */
export const OPENING_WORDS = `${revenuePartLabels.owed} ${OPENING_TIME}`

/** What a vendor is owed where a statement ends. */
export const closingWords = (isOpen: boolean): string => `${revenuePartLabels.owed} ${closingTime(isOpen)}`
