/** `surgeon` of `/dr-:surgeon-plastic-surgeon`, `category` and `treatment` of `/:category/:treatment` */
export type ParameterOf<Path> = Path extends `${string}:${infer After}`
  ? After extends `${infer First}/${infer Rest}`
    ? Word<First> | ParameterOf<Rest>
    : Word<After>
  : never
type Word<Text> = Text extends `${infer First}-${string}` ? First : Text

/** Who calls it has the parameters of the pattern: href() by its types, a page by its match. */
export const fill = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
