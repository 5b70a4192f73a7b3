import { useText } from '#web/language/use-text.ts'
import { bookingsAddress } from '#web/orders/order-addresses.ts'
import type { SamplePreview } from '#web/reports/sample/sample-parts.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SamplePictures } from './sample-pictures.tsx'

interface ProcessAccordionProps {
  /** Heading level of the steps. */
  readonly level: 2 | 3
  /** Shown in the step of the result sheet. */
  readonly sample: SamplePreview
  /** Business days from the survey to the result sheet; null if nothing is sold. */
  readonly turnaroundDays: number | null
}

/** Shows four steps that expand independently, initially closed. Source: LND-05, PRC-01, PRC-02. */
export function ProcessAccordion({ level, sample, turnaroundDays }: ProcessAccordionProps) {
  const text = useText().content.process

  return (
    <Accordion
      numbered
      level={level}
      items={[
        { id: 'type', title: text.type.title, line: text.type.line, body: <p>{text.type.text}</p> },
        {
          id: 'material',
          title: text.material.title,
          line: text.material.line,
          body: <Listed text={text.material.text} list={text.material.list} />,
        },
        {
          id: 'analysis',
          title: text.analysis.title,
          line: text.analysis.line,
          body: <Listed text={text.analysis.text} list={text.analysis.list} ordered />,
        },
        {
          id: 'sheet',
          title: turnaroundDays === null ? text.report.title : text.report.titleIn(turnaroundDays),
          line: text.report.line,
          body: (
            <>
              <p>{text.report.text}</p>
              <SamplePictures sample={sample} />
              <p className="mt-5">
                <ButtonLink kind="secondary" to={bookingsAddress()}>
                  {text.report.action}
                </ButtonLink>
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

interface ListedProps {
  readonly text: string
  readonly list: readonly string[]
  readonly ordered?: boolean
}

function Listed({ text, list, ordered }: ListedProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      <p>{text}</p>
      <List
        className={`mt-4 grid gap-x-8 gap-y-1.5 pl-5 sm:grid-cols-2 ${ordered ? 'list-decimal' : 'list-disc'}`}
      >
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </>
  )
}
