import { useLocation } from 'react-router-dom'
import { type Lang, languages } from '../shared/languages'
import { placeIn } from '../shared/routes'
import { otherLanguages, tagOf } from '../shared/other-languages'

/** To the same page in the other languages, each called by its own name; to the home page where it is not translated. */
export function LanguageLinks() {
  const { pathname } = useLocation()
  return otherLanguages.map((lang) => <LanguageLink key={lang} to={lang} path={pathname} />)
}

const LanguageLink = ({ to, path }: { to: Lang; path: string }) => (
  <a href={placeIn(to, path)} lang={tagOf(to)} hrefLang={tagOf(to)} data-language={to}>
    {languages[to].name}
  </a>
)
