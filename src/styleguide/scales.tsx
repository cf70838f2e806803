import { useSite } from '../lib/api'
import { Chapter } from './chapter'
import styles from './scales.module.css'
import { tokensLike } from './tokens'

/** Type, space, shape and motion. */
export function Scales() {
  const { slogan } = useSite()
  return (
    <>
      <Chapter id="type" title="Type scale">
        <ul className={styles.type}>
          {tokensLike(/^(small|text|large|h\d|display)$/).map(({ name }) => (
            <li key={name}>
              <span>{name}</span>
              <p style={{ fontSize: `var(--${name})` }} data-serif={/^(h|display)/.test(name) || undefined}>
                {slogan}
              </p>
            </li>
          ))}
          <li>
            <span>italic</span>
            <p data-serif="">
              <em>{slogan}</em>
            </p>
          </li>
        </ul>
      </Chapter>
      <Chapter id="space" title="Space, shapes, shadow and motion">
        <ul className={styles.space}>
          {tokensLike(/^s\d$/).map(({ name }) => (
            <li key={name}>
              <span>{name}</span>
              <div style={{ inlineSize: `var(--${name})` }} />
            </li>
          ))}
        </ul>
        <ul className={styles.shapes}>
          {tokensLike(/^(radius|arch)/).map(({ name }) => (
            <li key={name} style={{ borderRadius: `var(--${name})` }}>
              {name}
            </li>
          ))}
          <li className={styles.shadow}>shadow</li>
          <li className={styles.moving}>quick: point at me</li>
        </ul>
      </Chapter>
    </>
  )
}
