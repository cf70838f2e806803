import { useSite } from '../lib/api'
import { Prose } from '../ui/prose'
import { ReviewLine, Sources } from '../ui/review-line'
import { trustedHtml } from '../ui/trusted-html'
import { Chapter, Row, Specimen } from './chapter'
import { useTreatment } from './use-treatment'

/** Running text with all that Markdown can put into it. */
export function Reading() {
  const { footer } = useSite()
  const { lead, sections, decision, review, questions } = useTreatment()
  const listed = sections.find(({ html }) => html.includes('<ul>')) ?? sections[0]
  return (
    <Chapter id="reading" title="Running text">
      <Specimen name="lead">
        <Prose of={lead} className="lead" />
      </Specimen>
      <Row>
        <Specimen name="text of a section">
          <h2>{listed?.heading}</h2>
          <div className="prose" dangerouslySetInnerHTML={trustedHtml(listed?.html ?? '')} />
        </Specimen>
        <Specimen name="headings, numbered list, quotation">
          <div className="prose">
            <h2>{sections[0]?.heading}</h2>
            <h3>{sections[1]?.heading}</h3>
            <ol>
              {questions.slice(0, 3).map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
            <blockquote>
              <p>{footer.about}</p>
            </blockquote>
          </div>
        </Specimen>
      </Row>
      <Row>
        <Specimen name="sources">
          <Sources of={decision.sources} />
        </Specimen>
        <Specimen name="who wrote it and when it was checked">
          <ReviewLine review={review} />
        </Specimen>
      </Row>
    </Chapter>
  )
}
