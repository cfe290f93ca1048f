declare module 'virtual:endpoints' {
  import type { Contract } from '#contract/contract.ts'

  /** Files are opened by their address, not called. */
  type Facts<E> = E extends { file: string }
    ? never
    : E extends { method: infer Method; path: infer Path }
      ? { method: Method; path: Path; kind?: 'paged' | 'stream' }
      : never
  type IsStaff<E> = E extends { access: readonly (infer Role)[] }
    ? 'customer' extends Role
      ? false
      : true
    : false
  /** Method and path of the endpoints that are for vendors and administrators alone, or of all the others. */
  export type Table<Staff extends boolean> = {
    [Name in keyof Contract as IsStaff<Contract[Name]> extends Staff ? Name : never]: Facts<Contract[Name]>
  }
  export const endpoints: Table<false>
}

declare module 'virtual:endpoints/staff' {
  import type { Table } from 'virtual:endpoints'

  export const endpoints: Table<true>
}
