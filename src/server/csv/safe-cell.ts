/** What makes a spreadsheet read a cell as a formula; and our own mark, so that it can be told from theirs. */
const RISKY = /^['=+\-@\t\r]/
const MARK = "'"

/** A cell that no spreadsheet takes for a formula: "=1+1" becomes "'=1+1". Source: OWASP, CSV Injection. */
export const safeCell = (text: string): string => (RISKY.test(text) ? `${MARK}${text}` : text)

/** What a cell said before `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith(MARK) && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell
