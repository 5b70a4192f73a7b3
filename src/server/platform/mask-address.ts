import { isIPv6 } from 'node:net'
import { clientNetwork } from './client-network.ts'

/** Masks an address: the IPv4 /24, or the first three groups of an IPv6 address. */
export function maskAddress(ip: string): string {
  const network = clientNetwork(ip)
  if (!network.includes(':') && !isIPv6(network)) return network.replace(/\.\d+$/, '.0/24')
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
