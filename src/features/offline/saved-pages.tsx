import { useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { type KeptPage, keptPages } from '../../lib/kept-pages'
import { timeWords } from '#words/time'
import { dayAtClinic } from '../../shared/clinic-day'
import { shortDate } from '../../shared/clinic-time'
import { foreignTag } from '../../shared/other-languages'
import { matchRoute, type Shelf } from '../../shared/routes'
import { offlineWords } from '#words/offline'
import { frameWords } from '#words/frame'
import { saved } from '../../stores/saved'
import styles from './saved-pages.module.css'

const texts = offlineWords

const shelves = Object.keys(texts.groups) as Shelf[]

interface Group {
  name: string
  pages: KeptPage[]
}

/** What opens without a connection, with a field to find one page among many. */
export function SavedPages() {
  const [pages, setPages] = useState<KeptPage[]>()
  const [words, setWords] = useState('')

  useEffect(() => {
    const read = async () =>
      setPages((await keptPages()).filter((page) => routeOf(page)?.shelf).sort((a, b) => a.title.localeCompare(b.title)))
    void read()
    return subscribe(saved, () => void read())
  }, [])

  const shown = (pages ?? []).filter((page) => fits(page, words))
  return (
    <section className={styles.saved} aria-labelledby="saved-pages">
      <h2 id="saved-pages">{texts.savedPages}</h2>
      {pages?.length ? (
        <>
          <div className={styles.find}>
            <label htmlFor="find-saved">{texts.filter}</label>
            <input
              id="find-saved"
              type="search"
              className="control"
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
            <p role="status">{shown.length > 0 ? texts.count(shown.length, pages.length) : texts.noMatch(words)}</p>
          </div>
          <div className={styles.groups}>
            {grouped(shown).map(({ name, pages: group }) => (
              <section key={name}>
                <h3>{name}</h3>
                <ul className="link-rows">
                  {group.map(({ path, title, at }) => (
                    <li key={path}>
                      <a href={path}>
                        <span lang={foreignTag(path)}>{nameOf({ path, title })}</span>
                        <small>{shortDate(dayAtClinic(new Date(at)), timeWords)}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      ) : (
        <p className={styles.none}>{pages && texts.none}</p>
      )}
    </section>
  )
}

const routeOf = ({ path }: Pick<KeptPage, 'path'>) => matchRoute(path)?.route

/** The home page's title says what the clinic does; that of another language is told by it. */
const nameOf = ({ path, title }: Pick<KeptPage, 'path' | 'title'>) =>
  routeOf({ path })?.kind === 'home' && !foreignTag(path) ? frameWords.home : title

/** Without accents and the dots under Devanagari letters, which many leave out. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ')

export function fits({ title, path }: Pick<KeptPage, 'path' | 'title'>, words: string): boolean {
  const text = plain(`${title} ${path}`)
  return plain(words)
    .split(' ')
    .every((word) => text.includes(word))
}

function grouped(pages: KeptPage[]): Group[] {
  return shelves
    .map((shelf) => ({ name: texts.groups[shelf], pages: pages.filter((page) => routeOf(page)?.shelf === shelf) }))
    .filter((group) => group.pages.length > 0)
}
