import type { Site } from '../shared/contract/content'
import { frameWords } from '#words/frame'
import { Icon } from './icon'

const names = { facebook: 'Facebook', x: 'X', instagram: 'Instagram', youtube: 'YouTube' }

export function SocialLinks({ links }: { links: Site['social'] }) {
  return (
    <ul className="social">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener" aria-label={`${names[network]} (${frameWords.newWindow})`}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
