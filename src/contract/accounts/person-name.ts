/** How a person is called: the full name, or the user name of who gave none. */
export const personName = ({ fullName, username }: { fullName: string; username: string }): string =>
  fullName || username
