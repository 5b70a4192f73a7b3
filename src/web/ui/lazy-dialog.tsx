import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from './dialogs-provider.tsx'
import { LoadingLine } from './loading-line.tsx'

interface OpenedAndClosed {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A dialog whose script is fetched when it is first opened, which a line at the top shows. Where it cannot be had (no connection,
 * or the site was renewed since the page was opened), that is said and the page stays as it is; the
 * next press tries again.
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
