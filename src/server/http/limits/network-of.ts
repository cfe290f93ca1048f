import ipaddr from 'ipaddr.js'

/** 16-bit groups of the network prefix; its holder may choose the others freely. */
const GROUPS_OF_NETWORK = 4

/** The key by which requests of a network address are counted: an IPv4 address, or the /64 prefix of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, GROUPS_OF_NETWORK).map(group => group.toString(16))
  return `${network.join(':')}::/64`
}
