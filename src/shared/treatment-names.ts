/** The name that people use, and the one of surgeons. The menu has both, the everyday one first: 'Nose Surgery (Rhinoplasty)'. */
export function treatmentNames({ menu }: { menu: string }): { common: string; medical?: string } {
  const [, common, medical] = /^(.+) \((.+)\)$/.exec(menu) ?? []
  return common && medical ? { common, medical } : { common: menu }
}
