import { type ReactNode, useState } from 'react'
import type { Content } from '#contract/content.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { LoadingLine } from '#web/ui/loading-line.tsx'
import { useShown } from '#web/ui/use-shown.ts'
import type { ContentSummary } from './content-card.tsx'

const ContentDialog = lazyDialog(async () => (await import('./content-dialog.tsx')).ContentDialog)

/**
 * Loads and shows a content's current version, with a progress line; shows a message if it is gone
 * or fails. Render `dialog` beside the cards. Source: LND-09.
 */
export function useOpenContent(): {
  readonly open: (content: ContentSummary) => Promise<void>
  readonly dialog: ReactNode
} {
  const text = useText().content.contents
  const { alert } = useDialogs()
  const { shown, isOpen, show, close } = useShown<Content>()
  const [loading, setLoading] = useState(false)

  async function open({ id }: ContentSummary) {
    setLoading(true)
    try {
      show(await loadContent(id).finally(() => setLoading(false)))
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) await alert(text.missing, { text: text.missingText })
      else await alert(text.detailFailed, { text: text.detailFailedText })
    }
  }

  return {
    open,
    dialog: (
      <>
        {loading && <LoadingLine />}
        {shown && <ContentDialog content={shown} open={isOpen} onClose={close} />}
      </>
    ),
  }
}

/** Imported on demand: the contract's schemas are too large for a page with a button. */
async function loadContent(id: string): Promise<Content> {
  const [{ getContent }, { call }] = await Promise.all([
    import('#contract/content.ts'),
    import('#web/api/client.ts'),
  ])
  return call(getContent, { params: { id } })
}
