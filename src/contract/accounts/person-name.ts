/** The name of a person: the full name, otherwise the user name. */
export const personName = ({ fullName, username }: { fullName: string; username: string }): string =>
  fullName || username
