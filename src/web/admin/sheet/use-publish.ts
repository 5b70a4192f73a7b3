import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import type { SheetDraft } from '#contract/reports.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isDialogOpen } from '../frame/use-keys.ts'
import { type FieldName, isEmptyField } from './sheet-content.ts'
import { nextSheet, publishSheet } from './sheet-queries.ts'
import type { SentSheet } from './sheet-sent.tsx'
import type { SheetEditing } from './use-sheet.ts'

/** Sends the sheet to its customer: saved first, asked once, and told what is still empty. */
export function usePublish(order: AdminOrder, sheet: SheetEditing) {
  const all = useAdminText()
  const text = all.sheet
  const [sent, setSent] = useState<SentSheet>()
  const { confirm } = useDialogs()
  const queries = useQueryClient()
  const name = order.guest_name
  const send = useMutation<SheetDraft, ApiRefusal, void>({
    mutationFn: () => publishSheet(order.order_number, sheet.base.revision),
    onSuccess: (draft) => {
      sheet.published(draft)
      void tellWithNext()
      return queries.invalidateQueries({ queryKey: ['admin', 'orders'] })
    },
    onError: (error) => {
      if (isRefusal(error, 'EDIT_CONFLICT')) sheet.meet(error.body.current as SheetDraft)
    },
  })
  const incomplete = isRefusal(send.error, 'REPORT_INCOMPLETE') ? send.error : null
  const found = incomplete?.fields.map(({ loc }) => loc.slice(1).join('.')) ?? []
  const emptyFields: readonly FieldName[] = found.filter((it) => isEmptyField(sheet.content, it))

  async function tellWithNext() {
    const next = await nextSheet(order.order_number).catch(() => undefined)
    setSent({ name, next })
  }

  async function run() {
    if (send.isPending || isDialogOpen()) return
    setSent(undefined)
    if (!(await sheet.save())) return
    const { status } = sheet.draft
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
    emptyFields,
    problem:
      send.isError && !incomplete && send.error.code !== 'EDIT_CONFLICT'
        ? (send.error.words ?? all.writeFailed)
        : null,
  }
}

/** ⌘↵ or Ctrl+Enter, also while one types. */
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
