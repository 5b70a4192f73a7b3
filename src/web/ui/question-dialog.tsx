import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { answersClass, backdropClass, reportClass } from './report-look.ts'

export interface QuestionDialogProps {
  readonly open: boolean
  /** The message or question. */
  readonly title: string
  readonly text?: string | undefined
  /** A link to what is asked about; following it counts as no. */
  readonly link?: { readonly to: string; readonly label: string } | undefined
  readonly ok: string
  /** Label of the second button; without it, the dialog only informs. */
  readonly cancel?: string | undefined
  /** Whether a yes discards something: then the second button is the main one. */
  readonly isDiscarding?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onAnswer: (ok: boolean) => void
}

/** Shows a message or question that must be answered before continuing. */
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
        <AlertDialog.Popup className={`${reportClass} md:w-100`}>
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
