/** Any day and month as French is written, '1er décembre' or '24 novembre': the source of an expression with the flag `u`. */
export const ANY_DAY = String.raw`(?:1er|\d{1,2})\s\p{L}+`
