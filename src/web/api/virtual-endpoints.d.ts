declare module 'virtual:endpoints' {
  import type { Contract } from '#contract/contract.ts'

  /** Files are opened by their address, not called. */
  type Facts<E> = E extends { file: string }
    ? never
    : E extends { method: infer Method; path: infer Path }
      ? { method: Method; path: Path; kind?: 'paged' | 'stream' }
      : never
  type AudienceOf<E> = E extends { access: readonly (infer Role)[] }
    ? 'customer' extends Role
      ? 'customer'
      : 'staff'
    : 'public'
  /** Method and path of the endpoints of everybody, of those that customers may call beside, or of all the others. */
  export type Table<Audience extends 'public' | 'customer' | 'staff'> = {
    [Name in keyof Contract as AudienceOf<Contract[Name]> extends Audience ? Name : never]: Facts<
      Contract[Name]
    >
  }
  export const endpoints: Table<'public'>
}

declare module 'virtual:endpoints/customer' {
  import type { Table } from 'virtual:endpoints'

  export const endpoints: Table<'customer'>
}

declare module 'virtual:endpoints/staff' {
  import type { Table } from 'virtual:endpoints'

  export const endpoints: Table<'staff'>
}
