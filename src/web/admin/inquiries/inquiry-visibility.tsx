import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ModerationReason } from '../moderation/moderation-dialog.tsx'
import { PostVisibility } from '../moderation/post-visibility.tsx'
import { useChangeInquiry, useRemoveInquiry, useRestoreInquiry } from './inquiry-queries.ts'

/** Shows or hides an inquiry for others. No email is sent, so each change can be undone. */
export function InquiryVisibility({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const text = useAdminText()
  const labels = text.moderation
  const showToast = useToast()
  const change = useChangeInquiry(inquiry)
  const removal = useRemoveInquiry(inquiry)
  const restoration = useRestoreInquiry(inquiry.id)
  const all = [change, removal, restoration]
  const failed = all.find(({ isError }) => isError)
  const problem =
    failed?.error?.code === 'EDIT_CONFLICT'
      ? labels.conflict
      : (failed?.error?.serverMessage ?? text.writeFailed)
  const { is_hidden, hidden_kind, hidden_reason } = inquiry
  const before = { is_hidden, hidden_kind: hidden_kind ?? undefined, hidden_reason }

  const takeBack = { label: labels.undo, run: () => change.mutate(before) }

  function hide({ kind, reason }: ModerationReason, close: () => void) {
    const onSuccess = () => {
      close()
      showToast(labels.hidden, takeBack)
    }
    const settled = { onSuccess, onError: closeOnConflict(close) }
    change.mutate({ is_hidden: true, hidden_kind: kind, hidden_reason: reason }, settled)
  }

  function show() {
    change.mutate({ is_hidden: false }, { onSuccess: () => showToast(labels.shown, takeBack) })
  }

  function remove(reason: ModerationReason, close: () => void) {
    const onSuccess = () => {
      close()
      showToast(labels.removed, { label: labels.undo, run: restore })
    }
    removal.mutate(reason, { onSuccess, onError: closeOnConflict(close) })
  }

  function restore() {
    restoration.mutate(undefined, { onSuccess: () => showToast(labels.restored) })
  }

  return (
    <PostVisibility
      post={inquiry}
      shownTo={inquiry.is_private ? labels.isPrivate : labels.isShown}
      busy={all.some(({ isPending }) => isPending)}
      problem={failed ? problem : null}
      onHide={hide}
      onShow={show}
      onRemove={remove}
      onRestore={restore}
      onBegin={() => {
        for (const { reset } of all) reset()
      }}
    />
  )
}

/** Closes the dialog after a conflict, because the screen now shows the saved version. */
const closeOnConflict = (close: () => void) => (error: ApiRefusal) => {
  if (isRefusal(error, 'EDIT_CONFLICT')) close()
}
