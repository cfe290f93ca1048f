import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { RefusedForm } from '#web/page-renderer.ts'

/** Context of every route's loader. */
export type RouterContext = {
  queryClient: QueryClient
  api: Api
  /** Public origin of the site, without a final slash, for absolute URLs. */
  origin: string
  /** The form of this page that was sent without JavaScript and refused; only on the server. */
  refusedForm?: RefusedForm | undefined
}
