import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { KindName } from '#consultings/kinds.ts'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import type { StaffOrder } from '#contract/admin-orders.ts'
import type { ReportDraft } from '#contract/reports.ts'
import { canChangePhotos } from '#domain/surveys/photo-source.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Conflict } from '../editing/conflict.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { SurveyAnswers } from '../order/survey-answers.tsx'
import { SurveyPhotos } from '../order/survey-photos.tsx'
import { usePhotoLabels } from '../order/use-photo-labels.ts'
import { useRenewedLinks } from '../order/use-renewed-links.ts'
import { ReaderLanguageContext } from '../text-blocks/reader-language.ts'
import { EditorHead } from './editor-head.tsx'
import { EmptyFields } from './empty-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ReportFields } from './report-fields.tsx'
import { ReportSent } from './report-sent.tsx'
import { usePublish } from './use-publish.ts'
import { useReport } from './use-report.ts'
import { useReportWords } from './use-report-words.ts'
import { Versions } from './versions.tsx'

interface EditorProps {
  readonly order: StaffOrder
  readonly kind: KindName
  readonly savedDraft: ReportDraft
}

/**
 * Shows the customer’s survey on the left and the result sheet’s fields on the right. What is typed is
 * the state of {@link Writing}, so that the survey is not rendered per letter.
 */
export function Editor({ order, kind, savedDraft }: EditorProps) {
  const renewLinks = useRenewedLinks(order.order_number)
  const photos = order.survey?.images ?? []
  const photoLabels = usePhotoLabels(kind, photos)
  const survey = {
    name: order.guest_name,
    photos: photos.map((image, at) => ({ ...image, label: photoLabels[at] ?? '' })),
    renewLinks,
  }

  return (
    <Writing {...{ order, kind, savedDraft, survey }}>
      <SentSurvey order={order} />
    </Writing>
  )
}

function SentSurvey({ order }: Pick<EditorProps, 'order'>) {
  const text = useAdminText().order
  const { survey, order_number, guest_name, canonical_status } = order

  return (
    <>
      {survey && (
        <SurveyPhotos
          survey={survey}
          orderNumber={order_number}
          name={guest_name}
          isOpen={canChangePhotos(canonical_status)}
        />
      )}
      <Part level={2} title={text.survey.title}>
        <SurveyAnswers survey={survey} deadline={null} />
      </Part>
    </>
  )
}

interface WritingProps extends EditorProps {
  readonly survey: ReportSurvey
  /** The survey as it was sent. */
  readonly children: ReactNode
}

function Writing({ order, kind, savedDraft, survey, children }: WritingProps) {
  const text = useAdminText()
  const { parts } = useReportWords(kind)
  const { dateTime } = useFormat()
  const report = useReport(order.order_number, kind, savedDraft)
  const publish = usePublish(order, report)
  const notes = useScrollToRefusal(publish.refusals)
  const [isPreviewed, setPreviewed] = useState(false)

  return (
    <>
      <EditorHead
        order={order}
        report={report}
        isPublishing={publish.isPending}
        onPreview={() => setPreviewed(true)}
        onPublish={publish.run}
      />
      <div className="grid gap-x-8 px-4 pb-24 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] lg:px-7">
        <aside
          aria-label={text.report.survey}
          className="pt-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto"
        >
          {children}
          <Versions report={report} />
        </aside>
        <section aria-label={text.report.parts} className="min-w-0 max-w-(--container-text)">
          <div ref={notes} className="space-y-3 pt-5 empty:hidden">
            {report.theirs && (
              <Conflict
                version={report.theirs.revision}
                waits={text.editing.conflict.waits}
                parts={parts}
                mine={report.content}
                base={report.base.content}
                theirs={report.theirs.content}
                note={text.editing.conflict.text(
                  report.theirs.saved_by ?? text.editing.conflict.someone,
                  report.theirs.saved_at ? dateTime(report.theirs.saved_at) : '',
                )}
                onResolve={(content) => void report.resolve(content)}
              />
            )}
            {report.wasRestored && (
              <p role="status" className="border-l-3 border-moss bg-fill px-4 py-3 text-small">
                {text.report.restored}
              </p>
            )}
            {publish.sent && <ReportSent {...publish.sent} />}
            {publish.problem && <Problem>{publish.problem}</Problem>}
            <EmptyFields kind={kind} fields={publish.emptyFields} />
          </div>
          <ReaderLanguageContext value={order.language}>
            <ReportFields
              kind={kind}
              content={report.content}
              onChange={report.change}
              survey={survey}
              emptyFields={publish.emptyFields}
            />
          </ReaderLanguageContext>
          <div className="flex flex-wrap gap-3 pt-6">
            <Button kind="secondary" onClick={() => setPreviewed(true)}>
              {text.report.preview}
            </Button>
            <span className="lg:hidden">
              <Button busy={publish.isPending} onClick={publish.run}>
                {report.draft.versions.length > 0 ? text.report.publishAgain : text.report.publish}
              </Button>
            </span>
          </div>
        </section>
      </div>
      <PreviewDialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        order={order}
        report={report}
      />
    </>
  )
}

/** Scrolls to the reason why it was not published, which is above the fields. */
function useScrollToRefusal(refusals: number) {
  const notes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const why = refusals > 0 ? notes.current?.querySelector('[role=alert]') : null
    why?.scrollIntoView({ block: 'center' })
    why?.querySelector('button')?.focus({ preventScroll: true })
  }, [refusals])
  return notes
}
