import { useLocation } from 'react-router-dom'
import { type Lang, languages } from '../shared/languages'
import { placeIn } from '../shared/routes'
import { otherLanguages, tagOf } from '../shared/other-languages'

/** To the same page in the other languages, each called by its own name; to the home page where it is not translated. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation()
  return otherLanguages.map((lang) => <LanguageLink key={lang} to={lang} path={pathname} className={className} />)
}

const LanguageLink = ({ to, path, className }: { to: Lang; path: string; className?: string | undefined }) => (
  <a className={className} href={placeIn(to, path)} lang={tagOf(to)} hrefLang={tagOf(to)} data-language={to}>
    {languages[to].name}
  </a>
)
