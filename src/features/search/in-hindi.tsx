import { searchWords } from '#words/search'
import { LANG } from '../../shared/language-of-bundle'
import { otherLanguages } from '../../shared/other-languages'
import { href, placeIn } from '../../shared/routes'

const DEVANAGARI = /[\u0900-\u097f]/

/** Who asks in Hindi on the English pages is answered in Hindi, and led to what was found as it stands there. */
export function InHindi({ query, first = href('search') }: { query: string; first: string | undefined }) {
  if (LANG !== 'en' || !otherLanguages.includes('hi') || !DEVANAGARI.test(query)) return null
  return (
    <p lang="hi">
      {`${searchWords.alsoHindi} `}
      <a href={placeIn('hi', first)}>{searchWords.readHindi}</a>
    </p>
  )
}
