import { counted } from '#contract/french/counted.ts'
/** "1 colis livré", "3 colis livrés". */
export const parcelWords = (count: number): string => counted(count, 'colis livré', 'colis livrés')
