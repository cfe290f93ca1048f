/** An error that the operator can fix; only its message, a complete sentence, is printed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
