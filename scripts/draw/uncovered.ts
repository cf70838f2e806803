import type { XastElement, XastParent } from 'svgo'

export const elementsOf = (parent: XastParent) => parent.children.filter((child) => child.type === 'element')

/** Of a form only the things named in `data-only`; its skin as the tissue named in `data-as`, in the same light. */
export function uncovered(parts: XastElement[], attributes: Record<string, string>): XastElement[] {
  const { 'data-only': only, 'data-as': tissue } = attributes
  if (!only) return parts
  const names = only.split(' ')
  const clips = 'data-within' in attributes || names.some((one) => /^(skin|cloth|hair)/.test(one))
  const taken = (node: XastElement): XastElement[] => {
    if (node.name === 'filter') return [node]
    if (node.name === 'defs') return [{ ...node, children: elementsOf(node).flatMap((child) => (clips ? child : taken(child))) }]
    if (node.name === 'clipPath') return clips ? [node] : []
    if (node.attributes.fill === 'ink' && names.includes('ink')) return [node]
    if (node.attributes.fill === 'ink')
      return names.includes('contour')
        ? elementsOf(node)
            .slice(0, 1)
            .map((child) => ({ ...child, attributes: { ...child.attributes, fill: 'ink' } }))
        : []
    if (node.name === 'g') {
      const children = elementsOf(node).flatMap(taken)
      const { 'clip-path': clip, ...rest } = node.attributes
      const own = clip && clips ? { ...rest, 'clip-path': clip } : rest
      return children.length ? [{ ...node, attributes: own, children }] : []
    }
    const paint = node.attributes.fill === 'none' ? node.attributes.stroke : node.attributes.fill
    const [thing = ''] = (paint ?? '').split('-')
    if (!names.includes(thing) && !names.includes(paint ?? '')) return []
    const fill = tissue
      ? node.attributes.fill?.replace(/^skin-6$/, 'skin-5').replace(/^skin-/, `${tissue}-`)
      : node.attributes.fill
    return [{ ...node, attributes: { ...node.attributes, ...(fill && { fill }) } }]
  }
  const found = parts.flatMap(taken)
  // A clip or a blur of what was left out, as of the cloth, is weight.
  const idle = 'data-within' in attributes ? ['filter'] : ['filter', 'clipPath']
  const written = JSON.stringify(found)
  const used = ({ name, attributes: { id } }: XastElement) => !idle.includes(name) || written.includes(`url(#${id})`)
  return found.filter(used).map((node) => (node.name === 'defs' ? { ...node, children: elementsOf(node).filter(used) } : node))
}
