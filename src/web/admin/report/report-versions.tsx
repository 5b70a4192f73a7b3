import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportContent } from '#consultings/kinds.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { CompareDialog } from '../comparing/compare-dialog.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { reportVersion } from './report-queries.ts'
import type { ReportEditing } from './use-report.ts'
import { useReportWords } from './use-report-words.ts'

/** Id of the draft among the published versions. */
const DRAFT = 'draft'

interface ReportVersionsProps {
  readonly report: ReportEditing
  /** Version that is compared with the draft first. */
  readonly version: number
  readonly onClose: () => void
}

/** Compares any two of the published versions and the draft, and restores published text. */
export function ReportVersions({ report, version, onClose }: ReportVersionsProps) {
  const { report: labels, editing } = useAdminText()
  const { parts } = useReportWords(report.kind)
  const { number, dateTime } = useFormat()
  const showToast = useToast()
  const [before, setBefore] = useState(String(version))
  const [after, setAfter] = useState(DRAFT)
  const { order_number, versions } = report.draft
  const earlier = useSent(order_number, before)
  const later = useSent(order_number, after)
  const contentOf = (name: string, sent: typeof earlier): ReportContent | undefined =>
    name === DRAFT ? report.content : sent.data?.content
  const failed = [earlier, later].find(({ isError, data }) => isError && !data)

  function take(content: ReportContent) {
    const written = report.content
    report.change(() => content)
    showToast(labels.taken, {
      label: editing.visibility.undo,
      run: () => report.change(() => written),
    })
  }

  return (
    <CompareDialog
      open
      onClose={onClose}
      title={labels.compareTitle}
      parts={parts}
      versions={[
        { name: DRAFT, label: labels.draft },
        ...versions
          .toSorted((a, b) => b.version - a.version)
          .map((sent) => ({
            name: String(sent.version),
            label: `${labels.version(number(sent.version))} · ${dateTime(sent.published_at)}`,
          })),
      ]}
      before={{ name: before, content: contentOf(before, earlier), onChoose: setBefore }}
      after={{ name: after, content: contentOf(after, later), onChoose: setAfter }}
      problem={failed && <LoadProblem query={failed} />}
      onTake={after === DRAFT && before !== DRAFT ? take : undefined}
    />
  )
}

/** Loads a published version by its id; loads nothing for the draft. */
const useSent = (orderNumber: string, name: string) =>
  useQuery({ ...reportVersion(orderNumber, Number(name)), enabled: name !== DRAFT })
