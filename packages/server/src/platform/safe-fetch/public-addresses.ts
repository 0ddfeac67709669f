import { BlockList, isIPv4, isIPv6 } from 'node:net'

// The special-purpose registries of IANA (RFC 6890 and its successors): nothing of them is the public internet.
const notPublicV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Of IPv6 only 2000::/3 is public: loopback, mapped and embedded IPv4, NAT64, local and multicast lie outside of it.
const publicV6 = '2000::/3'
// Inside of it: Teredo and other protocol assignments, documentation, and 6to4, which wraps an IPv4 address.
const notPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blockedV4 = listOf(notPublicV4, 'ipv4')
const blockedV6 = listOf(notPublicV6, 'ipv6')
const allowedV6 = listOf([publicV6], 'ipv6')

/** Whether an address, as numbers, lies on the public internet. Names are never public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blockedV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return allowedV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6')
}

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [net = '', prefix] = network.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}
