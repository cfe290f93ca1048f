declare module 'virtual:endpoints' {
  import type { Contract } from '#contract/contract.ts'

  /** Files are opened by their address, not called. */
  type Facts<E> = E extends { file: string }
    ? never
    : E extends { method: infer Method; path: infer Path }
      ? { method: Method; path: Path; kind?: 'paged' | 'stream' }
      : never

  /** Method and path of every endpoint of the contract. */
  export const endpoints: { [Name in keyof Contract]: Facts<Contract[Name]> }
}
