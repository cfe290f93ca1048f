declare module 'virtual:endpoints' {
  import type { Contract } from '#contract/contract.ts'

  type Facts<E> = E extends { method: infer Method; path: infer Path }
    ? { method: Method; path: Path; paged?: true; idempotent?: true; stream?: true; file?: string }
    : never

  /** Method and path of every endpoint of the contract. */
  export const endpoints: { [Name in keyof Contract]: Facts<Contract[Name]> }
}
