/** The name of a customer; vendors never see the user name. */
export const customerName = ({ fullName, username }: { fullName: string; username: string | null }): string =>
  fullName || username || 'Client'
