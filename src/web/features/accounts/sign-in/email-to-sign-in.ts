/** The e-mail of an account that may be open already; the form to sign in begins with it. It stays in no storage and no address. */
let email = ''

export const emailToSignIn = (): string => email

export const noteEmailToSignIn = (typed: string): void => {
  email = typed
}
