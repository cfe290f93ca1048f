/**
 * What the operator of the shop can mend: its message is a whole sentence for them, and nothing else is to be told of it.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
