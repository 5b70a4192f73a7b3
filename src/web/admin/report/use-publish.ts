import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportOf } from '#consultings/kinds.ts'
import type { StaffOrder } from '#contract/admin-orders.ts'
import type { ReportDraft } from '#contract/reports.ts'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isDialogOpen } from '../frame/use-keys.ts'
import { emptyFieldsOf, type FieldName } from './field-name.ts'
import { nextReport, publishDraft } from './report-queries.ts'
import type { SentReport } from './report-sent.tsx'
import type { ReportEditing } from './use-report.ts'

/**
 * Publishes a result sheet: saves it, checks for empty fields, asks for confirmation and sends it.
 * `refusals` counts failed attempts.
 */
export function usePublish(order: StaffOrder, report: ReportEditing) {
  const all = useAdminText()
  const text = all.report
  const [sent, setSent] = useState<SentReport>()
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const [refusals, setRefusals] = useState(0)
  const { confirm } = useDialogs()
  const queries = useQueryClient()
  const name = order.guest_name
  const definition = reportOf(order.consulting_type)
  const send = useMutation<ReportDraft, ApiRefusal, void>({
    mutationFn: () => publishDraft(order.order_number, report.base.revision),
    onSuccess: (draft) => {
      report.published(draft)
      void showSentWithNext()
      return queries.invalidateQueries({ queryKey: ['admin', 'orders'] })
    },
    onError: (error) => {
      if (error.code === 'EDIT_CONFLICT') report.handleConflict(currentVersion(error))
      else if (error.code === 'REPORT_INCOMPLETE') {
        reportMissing(error.fields.map(({ loc }) => loc.slice(1).join('.')))
      } else setRefusals((times) => times + 1)
    },
  })

  function reportMissing(fields: readonly FieldName[]) {
    setMissing(fields)
    setRefusals((times) => times + 1)
  }

  function stillMissing(): readonly FieldName[] {
    const empty = emptyFieldsOf(definition, report.content)
    return missing.filter((field) => empty.includes(field))
  }

  async function showSentWithNext() {
    const next = await nextReport(order.order_number).catch(() => undefined)
    setSent({ name, next })
  }

  async function run() {
    if (send.isPending || isDialogOpen()) return
    setSent(undefined)
    if (!(await report.save())) return
    const empty = emptyFieldsOf(definition, report.content)
    if (empty.length > 0) return reportMissing(empty)
    const { status } = report.draft
    const ask =
      status === 'DRAFT' || status === 'NONE' ? text.publishConfirm : text.publishAgainConfirm
    if (!(await confirm(ask(name), { text: text.publishText, ok: text.publish }))) return
    send.mutate()
  }
  usePublishKey(run)

  return {
    run: () => void run(),
    isPending: send.isPending,
    sent,
    refusals,
    emptyFields: missing.length === 0 ? missing : stillMissing(),
    problem:
      send.isError && !['REPORT_INCOMPLETE', 'EDIT_CONFLICT'].includes(send.error.code)
        ? (send.error.serverMessage ?? all.writeFailed)
        : null,
  }
}

/** Runs on ⌘↵ or Ctrl+Enter, also while somebody types. */
function usePublishKey(run: () => Promise<void>) {
  const current = useRef(run)
  useEffect(() => {
    current.current = run
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      void current.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
