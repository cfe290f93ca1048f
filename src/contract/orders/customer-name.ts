/** How a customer is called; a vendor is told no user name. */
export const customerName = ({ fullName, username }: { fullName: string; username: string | null }): string =>
  fullName || username || 'Client'
