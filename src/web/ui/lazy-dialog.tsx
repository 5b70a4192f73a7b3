import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from './dialogs-provider.tsx'
import { LoadingLine } from './loading-line.tsx'

interface OpenedAndClosed {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Loads a dialog's script when it is first opened, with a progress line. If that fails (no
 * connection, or a newer release was deployed), shows a message and keeps the page; the next click
 * retries.
 */
export function lazyDialog<Props extends OpenedAndClosed>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LoadedDialog(props: Props) {
    const { open, onClose } = props
    const text = useText().ui
    const { alert } = useDialogs()
    const [Dialog, setDialog] = useState<ComponentType<Props>>()
    const isMissing = open && !Dialog

    // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is opened
    useEffect(() => {
      if (!isMissing) return
      load().then(
        (loaded) => setDialog(() => loaded),
        () => {
          onClose()
          void alert(text.dialogFailed, { text: text.dialogFailedText })
        },
      )
    }, [isMissing])

    if (Dialog) return <Dialog {...props} />
    return isMissing ? <LoadingLine /> : null
  }
}
