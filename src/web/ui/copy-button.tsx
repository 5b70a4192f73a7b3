import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'
import { useDialogs } from './dialogs-provider.tsx'
import { CopyIcon } from './icons.tsx'
import { useToast } from './toasts.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyButtonProps {
  readonly value: string
  /** Name of the copied value: "계좌번호". */
  readonly what: string
}

export function CopyButton({ value, what }: CopyButtonProps) {
  const text = useText().ui
  const say = useToast()
  const { alert } = useDialogs()

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      say(text.copied)
    } catch {
      await alert(text.copyFailed, { text: value })
    }
  }

  return (
    <Button kind="secondary" size="small" onClick={copy}>
      <CopyIcon className="size-4" />
      <VisuallyHidden>{what} </VisuallyHidden>
      {text.copy}
    </Button>
  )
}
