import { type UseQueryResult, useQuery } from '@tanstack/react-query'

/**
 * Loads a module as a query, so that it can be retried after a failure.
 * @param name query key of the module
 */
export const useLazyModule = <Code>(name: string, load: () => Promise<Code>): UseQueryResult<Code> =>
  useQuery({
    queryKey: ['code', name],
    queryFn: load,
    gcTime: Number.POSITIVE_INFINITY,
    // Modules must not be compared or copied.
    structuralSharing: false,
  })
