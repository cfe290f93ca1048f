/** First characters that make spreadsheets read a cell as a formula, and the mark itself, so that `plainCell` is unambiguous. */
const RISKY = /^['=+\-@\t\r]/
const MARK = "'"

/** Escapes a cell that spreadsheets would take for a formula: "=1+1" becomes "'=1+1". Source: OWASP, CSV Injection. */
export const safeCell = (text: string): string => (RISKY.test(text) ? `${MARK}${text}` : text)

/** Reverses `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith(MARK) && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell
