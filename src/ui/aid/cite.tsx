import { aidStrings as texts } from '#words/aid'

/** As in the texts (server/content/markdown/citations): a raised number that leads to the list of sources. */
export function Cite({ source, first }: { source: number; first: boolean }) {
  return (
    <sup>
      <a href={`#s${source}`} id={first ? `c${source}` : undefined} aria-label={texts.source(source)}>
        {source}
      </a>
    </sup>
  )
}
