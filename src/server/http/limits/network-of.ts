import ipaddr from 'ipaddr.js'

/** Groups of 16 bits that name the network; whoever has it chooses the others at will. */
const GROUPS_OF_NETWORK = 4

/** What calls from a network address are counted under: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, GROUPS_OF_NETWORK).map(group => group.toString(16))
  return `${network.join(':')}::/64`
}
