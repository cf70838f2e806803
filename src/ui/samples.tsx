import { frameWords } from '#words/frame'

/** Where all of several are samples it is said once, above them. */
export const areSamples = (of: { sample?: boolean }[]) => of.length > 1 && of.every(({ sample }) => sample)

export const Samples = ({ text }: { text: string }) => (
  <p>
    <span className="sample">{frameWords.sample}</span> {text}
  </p>
)
