import { aidStrings as texts } from '#words/aid'
import type { Decision } from '../../shared/contract/content'
import { foreignTag, foreignText } from '../../shared/other-languages'

/** The same treatment in a case, in results, in an article and in a film. */
export function SeeAlso({ of }: { of: Decision['seeAlso'] }) {
  if (of.length === 0) return null
  return (
    <ul className="more">
      {of.map(({ kind, path, title }) => (
        <li key={kind}>
          {`${texts.seeAlso[kind]}: `}
          <a href={path} lang={foreignText(path, title)} hrefLang={foreignTag(path)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
