const STATES = ['hover', 'focus-visible', 'focus', 'active']

/**
 * Lets an element look as if the pointer or the focus were on it: every rule for such a state also applies to
 * `data-state="hover"` and so on. Works on the rules themselves, so a specimen cannot differ from the real thing.
 */
export function shadowStates(): void {
  for (const sheet of document.styleSheets) shadow(sheet.cssRules)
}

function shadow(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = withShadow(rule.selectorText)
    if ('cssRules' in rule) shadow(rule.cssRules as CSSRuleList)
  }
}

function withShadow(selector: string): string {
  const shown = STATES.reduce(
    (text, state) => text.replace(new RegExp(`:${state}(?![\\w-])`, 'g'), `[data-state~='${state}']`),
    selector,
  )
  return shown === selector || selector.includes('data-state') ? selector : `${selector}, ${shown}`
}
