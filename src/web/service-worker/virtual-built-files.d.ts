declare module 'virtual:built-files' {
  /** Changes with any built file. */
  export const version: string
  /** Addresses of what public pages are made of. */
  export const files: readonly string[]
}
