import { isIPv6 } from 'node:net'

const groupsOfAddress = 8
const groupsOfNetwork = 4

/** By which a visitor is known: who has one IPv6 address has the other 2^64 of its network too. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [withoutZone] = address.split('%')
  // A URL writes every spelling of an address in the same way.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array(groupsOfAddress - head.length - tail.length).fill('0'), ...tail]
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}
