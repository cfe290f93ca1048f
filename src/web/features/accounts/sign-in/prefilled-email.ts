import type { QueryClient } from '@tanstack/react-query'

// In the query cache, which is cleared on signing in or out: never in storage or an address.
const KEY = ['emailToSignIn'] as const

/** The e-mail of an account that may exist already: prefilled in the login form. */
export const prefilledEmail = (queryClient: QueryClient): string =>
  queryClient.getQueryData<string>(KEY) ?? ''

export const setPrefilledEmail = (queryClient: QueryClient, typed: string): void => {
  queryClient.setQueryData(KEY, typed)
}
