import type { QueryClient } from '@tanstack/react-query'

// Among what was read, which is forgotten when somebody signs in or leaves: it stays in no storage and no address.
const KEY = ['emailToSignIn'] as const

/** The e-mail of an account that may be open already; the form to sign in begins with it. */
export const emailToSignIn = (queryClient: QueryClient): string => queryClient.getQueryData<string>(KEY) ?? ''

export const noteEmailToSignIn = (queryClient: QueryClient, typed: string): void => {
  queryClient.setQueryData(KEY, typed)
}
