import { isIP } from 'node:net'

/** A part of the internet that one person may have, and how many times a household's allowance it gets. */
export interface Network {
  name: string
  times: number
}

/**
 * The networks of an address, the narrowest first. A household has a /64 of IPv6 addresses, hosters and tunnels give /56 and /48 away:
 * those get more, but not 65,536 times as much. What is no address shares one network.
 */
export function networksOf(address: string): Network[] {
  const kind = isIP(address)
  if (kind === 0) return [{ name: 'unknown', times: 1 }]
  if (kind === 4) return [{ name: address, times: 1 }]
  const groups = groupsOf(address)
  const [a = 0, b = 0, c = 0, d = 0, , , high = 0, low = 0] = groups
  // ::ffff:203.0.113.7, in any spelling, is an IPv4 address.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [{ name: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }]
  return [
    { name: `${text(a, b, c, d)}/64`, times: 1 },
    { name: `${text(a, b, c, d & 0xff00)}/56`, times: 4 },
    { name: `${text(a, b, c)}/48`, times: 20 },
  ]
}

const text = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')

/** The eight numbers of an IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const middle = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...middle, ...tail].map((group) => Number.parseInt(group, 16))
}
