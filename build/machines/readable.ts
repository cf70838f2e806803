import { HTMLElement, parse } from 'node-html-parser'

/** What a page has for hands and eyes only. */
const FOR_PEOPLE =
  'script,style,svg,noscript,form,fieldset,button,input,template,nav,iframe,video,[aria-hidden="true"],[hidden],[data-form],img[alt=""]'

/** The content of a built page as plain blocks: what is read, without what is tapped. @param siteUrl for links, which are then whole */
export function readable(document: string, siteUrl: string): { title: string; html: string } {
  // The head and the data of the app are half of a document.
  const main = parse(document.slice(document.indexOf('<main'), document.lastIndexOf('</main>') + 7)).querySelector('main')
  if (!main) throw new Error('a page without its main part')
  const all = (selector: string) => main.querySelectorAll(selector)
  for (const nav of all('nav')) withItsLabel(nav).remove()
  for (const element of all(FOR_PEOPLE)) element.remove()
  const h1 = main.querySelector('h1')
  const title = h1?.textContent.trim() ?? ''
  h1?.remove()
  for (const note of all('a[target="_blank"] span')) note.remove()
  for (const sup of all('sup'))
    if (sup.querySelector('a[href^="#"]')) sup.replaceWith(` [${sup.textContent.trim().replace(/\s+/g, '] [')}]`)
  for (const link of all('a[href^="#"]')) inThePage(link)
  for (const element of all('[href^="/"], [src^="/"]'))
    for (const name of ['href', 'src']) {
      const path = element.getAttribute(name)
      if (path?.startsWith('/')) element.setAttribute(name, siteUrl + path)
    }
  for (const small of all('small')) small.replaceWith(` (${small.innerHTML.trim()})`)
  for (const caption of all('caption')) caption.closest('table')?.insertAdjacentHTML('beforebegin', `<p>${caption.innerHTML}</p>`)
  for (const caption of all('caption')) caption.remove()
  for (const summary of all('summary')) heading(summary)
  for (const box of all('[role="note"]'))
    box.replaceWith(`<blockquote><p><b>${box.getAttribute('aria-label') ?? ''}</b></p>${box.innerHTML}</blockquote>`)
  for (const list of all('dl')) list.replaceWith(`<ul>${terms(list)}</ul>`)
  for (const item of all('li')) onOneLine(item)
  return { title, html: apart(main.innerHTML) }
}

const elementsIn = (element: HTMLElement) => element.childNodes.filter((node) => node instanceof HTMLElement)

/** A list of links has its name before it: '<p>On this page</p><nav>…'. */
function withItsLabel(nav: HTMLElement): HTMLElement {
  const { parentNode: parent } = nav
  const [label, second, ...more] = elementsIn(parent)
  return second === nav && more.length === 0 && /^(P|SUMMARY)$/.test(label?.tagName ?? '') ? parent : nav
}

/** Ways within the page are words, and by themselves nothing. Numbers of sources stay, for the list at the end is numbered. */
function inThePage(link: HTMLElement): void {
  const { parentNode: parent } = link
  if (
    link.textContent === '↑' ||
    elementsIn(parent)
      .map(({ outerHTML }) => outerHTML)
      .join('') === parent.innerHTML
  )
    link.remove()
  else link.replaceWith(link.innerHTML)
}

/** Folded or not, it is there. A question is a heading. */
function heading(summary: HTMLElement): void {
  const inner = summary.querySelector('h2,h3,h4')
  summary.replaceWith(inner ? inner.outerHTML : `<h3>${summary.innerHTML}</h3>`)
}

/** A name with what is said of it. */
function terms(list: HTMLElement): string {
  return list
    .querySelectorAll('dt,dd')
    .map(({ tagName, innerHTML }) => (tagName === 'DT' ? `<li><b>${innerHTML.trim()}:</b> ` : `${innerHTML} `))
    .join('')
}

/** What stands in blocks of its own within an item of a list: '<p>Day 7</p><h3>Splint off</h3><p>…'. */
function onOneLine(item: HTMLElement): void {
  for (const block of item.querySelectorAll('h2,h3,h4')) block.replaceWith(`<b>${block.innerHTML}</b> `)
  for (const block of item.querySelectorAll('p,div,figure,figcaption')) block.replaceWith(`${block.innerHTML} `)
}

/** What a style keeps apart on the page: `<a>Call</a><a>Write</a>`, `<a><span>Hairline</span>Hair Transplant</a>`. */
const apart = (html: string) =>
  html
    .replace(/(<\/(?:a|span|time|label)>)(?=<(?:a|span|time|label)\b)/g, '$1 · ')
    .replace(/(<a\b[^>]*>)<span>([^<]*)<\/span>(?=\S)(?!<)/g, '$1$2: ')
    .replace(/(?<=[\p{L}\p{N}]|<img[^>]*>)(?=<span\b(?! class="whole"))/gu, ' ')
