/** A small wrong in the code, as somebody in a hurry might write it, that some test must not let pass. */
export type Mutation = {
  /** What is wrong then, from the thief’s side. */
  wrong: string
  file: string
  /** Stands in the file exactly once. */
  text: string
  becomes: string
  /** The files of tests that must tell, and those tests of them whose names hold this. */
  killedBy: readonly string[]
  only?: string
  /** Why no test can tell; such a mutation is named in the end and fails nothing. */
  survives?: string
}
