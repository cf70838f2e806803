import type { EndpointName, ReplyOf } from '../contract/endpoints'

/** A question to the API; `fits` tells a reply that has what the address names from one that has not. */
export interface Asked {
  name: EndpointName
  params: Record<string, string> | undefined
  fits: (reply: unknown) => boolean
}

export function ask<Name extends EndpointName>(
  name: Name,
  params?: Record<string, string>,
  fits: (reply: ReplyOf<Name>) => boolean = () => true,
): Asked {
  return { name, params, fits: (reply) => fits(reply as ReplyOf<Name>) }
}
