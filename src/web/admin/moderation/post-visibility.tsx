import { type ReactNode, useState } from 'react'
import type { ModerationKind } from '#domain/moderation/moderation.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { ScrollIntoView } from '#web/ui/scroll-into-view.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { ModerationDialog, type ModerationReason } from './moderation-dialog.tsx'

interface ModeratedPost {
  readonly title: string
  readonly is_hidden: boolean
  readonly hidden_kind: ModerationKind | null
  readonly hidden_reason: string | null
  readonly erased_at: string | null
}

interface PostVisibilityProps {
  readonly post: ModeratedPost
  /** Says who sees the post while it is neither hidden nor removed. */
  readonly shownTo: string
  readonly busy: boolean
  readonly problem: string | null
  /** `done` closes the dialog; a refusal that keeps it open is passed in as `problem`. */
  readonly onHide: (reason: ModerationReason, done: () => void) => void
  readonly onShow: () => void
  readonly onRemove: (reason: ModerationReason, done: () => void) => void
  readonly onRestore: () => void
  /** Clears the error of the last request. */
  readonly onBegin: () => void
  /** Further buttons, for a visible post. */
  readonly children?: ReactNode
  /** Content below the buttons. */
  readonly after?: ReactNode
}

/** Shows who sees a post, with buttons to hide, show, remove and restore it. */
export function PostVisibility({
  post,
  shownTo,
  busy,
  problem,
  children,
  after,
  ...on
}: PostVisibilityProps) {
  const labels = useAdminText().moderation
  const { kinds } = useText().moderation
  const { dateTime } = useFormat()
  const [asks, setAsks] = useState<'hide' | 'remove' | null>(null)
  const { is_hidden, hidden_kind: kind, erased_at } = post
  const close = () => setAsks(null)

  function ask(action: 'hide' | 'remove') {
    on.onBegin()
    setAsks(action)
  }

  const state = is_hidden ? labels.isHidden : shownTo
  return (
    <Part title={labels.title}>
      <p className="text-small">{erased_at ? labels.isRemoved(dateTime(erased_at)) : state}</p>
      {!erased_at && kind && (
        <p className="pt-1 text-small text-muted wrap-anywhere">
          {labels.hiddenBecause(kinds[kind], post.hidden_reason)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-3.5">
        {erased_at ? (
          <Button kind="secondary" size="small" busy={busy} onClick={on.onRestore}>
            {labels.restore}
          </Button>
        ) : (
          <>
            {!is_hidden && children}
            <Button
              kind="secondary"
              size="small"
              busy={busy}
              onClick={is_hidden ? on.onShow : () => ask('hide')}
            >
              {is_hidden ? labels.show : labels.hide}
            </Button>
            <Button kind="quiet" size="small" busy={busy} onClick={() => ask('remove')}>
              {labels.remove}
            </Button>
          </>
        )}
      </div>
      {after}
      {problem && !asks && (
        <div className="pt-3">
          <ScrollIntoView>
            <Problem>{problem}</Problem>
          </ScrollIntoView>
        </div>
      )}
      {(['hide', 'remove'] as const).map((action) => (
        <ModerationDialog
          key={action}
          action={action}
          title={post.title}
          open={asks === action}
          busy={busy}
          problem={problem}
          onDecided={(reason) => (action === 'hide' ? on.onHide : on.onRemove)(reason, close)}
          onClose={close}
        />
      ))}
    </Part>
  )
}
