declare module 'virtual:built-files' {
  /** Changes with any built file. */
  export const version: string
  /** URLs of the files of public pages. */
  export const files: readonly string[]
}
