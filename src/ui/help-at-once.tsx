import { helpWords } from '#words/help'
import { helpAtOnce, type HelpSource } from '../shared/help-at-once'

/** Buttons to call at any hour, and where to go when nobody answers. */
export function HelpAtOnce({ of }: { of: HelpSource }) {
  const { calls, otherwise, hospital } = helpAtOnce(of, helpWords)
  return (
    <>
      <p className="help-calls">
        {calls.map(({ label, href }) => (
          <a key={href} className="button danger" href={href}>
            {label}
          </a>
        ))}
      </p>
      <p>
        {`${otherwise} `}
        {hospital && <a href={hospital.href}>{hospital.label}</a>}
      </p>
    </>
  )
}
