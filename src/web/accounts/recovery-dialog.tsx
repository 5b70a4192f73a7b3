import { recoveryTexts } from '#texts/recovery.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useNext, withNext } from '#web/layout/login-address.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { RecoveryTarget } from './recovery-target.ts'

/** Steps: an email was sent, it did not arrive, no account was found. */
export type RecoveryStep = 'closed' | 'sent' | 'spam' | 'none'

interface RecoveryDialogProps {
  readonly lost: RecoveryTarget
  readonly step: RecoveryStep
  readonly email: string
  readonly maskedUserId: string | null
  readonly isSending: boolean
  readonly onStep: (step: RecoveryStep) => void
  readonly onSendAgain: () => void
  readonly onOther: (lost: RecoveryTarget) => void
}

/** Shows the result of a recovery request step by step. Source: FND-01. */
export function RecoveryDialog({ lost, step, ...props }: RecoveryDialogProps) {
  const text = usePageTexts(recoveryTexts)
  const next = useNext()
  const titles = {
    closed: '',
    sent: text[lost].sentTitle,
    spam: text.spamTitle,
    none: text.noneTitle,
  }
  const close = () => props.onStep('closed')

  return (
    <Dialog
      open={step !== 'closed'}
      onClose={close}
      title={titles[step]}
      description={<Said lost={lost} step={step} {...props} />}
      footer={
        step === 'sent' ? (
          <>
            <ButtonLink wide to={withNext('/login', next)}>
              {text.login}
            </ButtonLink>
            <Button kind="secondary" wide onClick={() => props.onStep('spam')}>
              {text.notArrived}
            </Button>
          </>
        ) : step === 'spam' ? (
          <>
            <Button wide busy={props.isSending} onClick={props.onSendAgain}>
              {text.sendAgain}
            </Button>
            <Button kind="secondary" wide onClick={() => props.onStep('sent')}>
              {text.back}
            </Button>
          </>
        ) : (
          <>
            <Button wide onClick={close}>
              {text.tryAgain}
            </Button>
            {lost === 'password' ? (
              <Button
                kind="secondary"
                wide
                onClick={() => {
                  close()
                  props.onOther('id')
                }}
              >
                {text.id.tab}
              </Button>
            ) : (
              <ButtonLink kind="secondary" wide to={withNext('/signup', next)}>
                {text.signUp}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}

function Said({
  lost,
  step,
  email,
  maskedUserId,
}: Pick<RecoveryDialogProps, 'lost' | 'step' | 'email' | 'maskedUserId'>) {
  const text = usePageTexts(recoveryTexts)

  if (step === 'none') return text[lost].none
  if (step === 'spam') return text.spam(email)
  return (
    <>
      {maskedUserId && (
        <p className="mb-4 border-b border-sand pb-4 text-ink">
          <span className="text-small text-muted">{text.yourId}</span>
          <strong className="figures block text-total">{maskedUserId}</strong>
        </p>
      )}
      <p>{text[lost].sent(email)}</p>
    </>
  )
}
