import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { answersClass, backdropClass, sheetClass } from './sheet-look.ts'

export interface QuestionDialogProps {
  readonly open: boolean
  /** What is said or asked: a sentence, and what follows it. */
  readonly title: string
  readonly text?: string | undefined
  /** The way to what is asked about; following it is a no. */
  readonly link?: { readonly to: string; readonly label: string } | undefined
  readonly ok: string
  /** Without it there is nothing to decide, only to know. */
  readonly cancel?: string | undefined
  /** A yes loses something: the way back is the main button then. */
  readonly isDiscarding?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onAnswer: (ok: boolean) => void
}

/** Says something that has to be known, or asks something that has to be decided, before going on. */
export function QuestionDialog({
  open,
  title,
  text,
  link,
  ok,
  cancel,
  isDiscarding,
  busy,
  onAnswer,
}: QuestionDialogProps) {
  const no = cancel && (
    <Button
      kind={isDiscarding ? 'primary' : 'secondary'}
      wide
      disabled={busy}
      onClick={() => onAnswer(false)}
    >
      {cancel}
    </Button>
  )
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={`${sheetClass} md:w-100`}>
          <div className="overflow-y-auto px-gutter pt-8 pb-6 md:px-8">
            <AlertDialog.Title className="text-lead font-strong whitespace-pre-line">
              {title}
            </AlertDialog.Title>
            {text && (
              <AlertDialog.Description className="mt-2 whitespace-pre-line text-muted">
                {text}
              </AlertDialog.Description>
            )}
            {link && (
              <p className="mt-3">
                <ButtonLink kind="quiet" to={link.to} onClick={() => onAnswer(false)}>
                  {link.label}
                </ButtonLink>
              </p>
            )}
          </div>
          <div className={`${answersClass} px-gutter pb-5 md:px-8 md:pb-8`}>
            {isDiscarding && no}
            <Button
              wide
              kind={isDiscarding ? 'secondary' : 'primary'}
              {...(busy && { busy })}
              onClick={() => onAnswer(true)}
            >
              {ok}
            </Button>
            {!isDiscarding && no}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
