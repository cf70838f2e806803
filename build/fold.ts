const MARK = '<template data-fold=""></template>'

/**
 * A long page says where its first screen ends. What is above gets its styles inlined; at the fold stands the whole stylesheet, which
 * holds back what follows, and only that, until it is there. Pages without a mark have all their styles inlined.
 */
export function fold(html: string, stylesheet: string): { html: string; above: string } {
  const [above = '', ...below] = html.split(MARK)
  if (below.length === 0) return { html, above: html }
  return { html: `${above}<link id="fold" rel="stylesheet" href="${stylesheet}">${below.join('')}`, above }
}
