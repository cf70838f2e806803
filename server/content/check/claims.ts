import type { Problem } from '../problems'
import type { SourceFile } from '../read/source-file'

/** Claims that advertising rules for doctors forbid. 'Works best' and 'the best time' are none. */
const claims: readonly RegExp[] = [
  /\bbest[- ](?:plastic |cosmetic |aesthetic |hair )?(?:clinics?|surgeons?|doctors?|hospitals?|results?|outcomes?|treatments?|care|surgery)\b/i,
  /\b(?:is|are|be) the best\b(?! (?:time|moment|day|way|age|place|candidates?|guide|predictor|answer|choice|person|judge|sign))/i,
  /\bthe best in\b/i,
  /\bguarante(?:e|es|ed|eing)\b/i,
  /\bpain[- ]?less(?:ly)?\b/i,
  /\bpain[- ]free\b/i,
  /\bscar[- ]?less\b/i,
  /\brisk[- ]free\b/i,
  /(?:\bno\.? ?1\b(?!\d)|#1\b|\bnumber one\b)/i,
  /\bworld[- ](?:class|leading|renowned)\b/i,
  /\bmiracle|\bmiraculous/i,
  /\bunmatched\b|\bunrivall?ed\b|\bunparallell?ed\b|\bsecond to none\b/i,
  /\b100 ?(?:%|per ?cent) (?:safe|success|satisf\w+|results?)/i,
  /\bmost (?:trusted|experienced|advanced) (?:clinic|surgeon|doctor|team)/i,
]

/** A sentence that denies a claim or warns of it is honest: 'nobody can guarantee', 'be wary of anyone who promises'. */
const denial =
  /\b(?:no|not|nobody|none|never|nor|neither|cannot|without|rarely|seldom|hardly|wary|beware|avoid|warn\w*|distrust|careful|suspicious|leave|walk away)\b|n[’']t\b|\?\s*$/i

/** Looks for claims line by line, in front matter and body. */
export function checkClaims(source: SourceFile, problems: Problem[]): void {
  source.text.split('\n').forEach((line, index) => {
    for (const sentence of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const claim = claims.map((pattern) => pattern.exec(sentence)?.[0]).find(Boolean)
      if (claim && !denial.test(sentence.replace(claim, '')))
        problems.push({ file: source.file, line: index + 1, message: `'${claim}' is a claim that a clinic must not make` })
    }
  })
}
