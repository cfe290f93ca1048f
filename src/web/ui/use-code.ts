import { type UseQueryResult, useQuery } from '@tanstack/react-query'

/**
 * Code that comes late, as what is asked of the server does: where the connection failed it, it may be tried again.
 * @param name names it among all that comes late
 */
export const useCode = <Code>(name: string, load: () => Promise<Code>): UseQueryResult<Code> =>
  useQuery({
    queryKey: ['code', name],
    queryFn: load,
    gcTime: Number.POSITIVE_INFINITY,
    // A module is what it is: nothing of it is compared or copied.
    structuralSharing: false,
  })
