import { useState } from 'react'
import { MOST_RECIPIENTS } from '#contract/admin-promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { Coupon } from './definition-kind.ts'
import { MemberPicker } from './member-picker.tsx'
import { parseRecipients } from './parse-recipients.ts'
import { useIssue } from './use-issue.ts'

interface IssueDialogProps {
  readonly coupon: Coupon
  readonly open: boolean
  readonly onClose: () => void
}

type Audience = 'ALL' | 'SOME'

/**
 * Issues a coupon to all members, or to selected or pasted ones. First checks and confirms the
 * number of recipients, because issuing cannot be undone.
 */
export function IssueDialog({ coupon, open, onClose }: IssueDialogProps) {
  const text = useAdminText()
  const labels = text.promotions.issue
  const ui = useText().ui
  const { number } = useFormat()
  const { confirm, alert } = useDialogs()
  const showToast = useToast()
  const [audience, setAudience] = useState<Audience>('SOME')
  const [list, setList] = useState('')
  const [isTried, setTried] = useState(false)
  const issue = useIssue(coupon)
  const names = parseRecipients(list)
  const problem =
    audience === 'ALL' || (names.length > 0 && names.length <= MOST_RECIPIENTS)
      ? null
      : names.length === 0
        ? labels.needed
        : labels.tooMany(number(MOST_RECIPIENTS))

  async function give() {
    const recipients = audience === 'ALL' ? null : names
    const trial = await issue.mutateAsync({ recipients, is_trial: true }).catch(() => null)
    if (!trial) return
    const left = [
      trial.passed_over > 0 && labels.passedOver(number(trial.passed_over)),
      trial.unknown.length > 0 && labels.unknown(trial.unknown.join(', ')),
    ]
    const notes = left.filter(Boolean).join('\n')
    if (trial.issued === 0) return void alert(labels.nobody, { text: notes })
    const question = labels.confirm(coupon.name, number(trial.issued))
    const options = {
      text: [notes, labels.confirmText].filter(Boolean).join('\n'),
      ok: labels.submit,
    }
    if (!(await confirm(question, options))) return
    const done = await issue.mutateAsync({ recipients, is_trial: false }).catch(() => null)
    if (!done) return
    onClose()
    setList('')
    setTried(false)
    showToast(labels.done(coupon.name, number(done.issued)))
  }

  function submit() {
    setTried(true)
    if (!problem && !issue.isPending) void give()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={labels.title(coupon.name)}
      send={labels.check}
      keep={ui.cancel}
      busy={issue.isPending}
      onSubmit={submit}
    >
      <RadioGroup
        legend={labels.audience}
        options={(['SOME', 'ALL'] as const).map((value) => ({
          value,
          label: labels.audiences[value],
          hint: labels.audienceHints[value],
        }))}
        value={audience}
        onChange={setAudience}
      />
      {audience === 'SOME' && (
        <>
          <MemberPicker
            picked={names}
            onPick={(name) => setList((now) => [now.trim(), name].filter(Boolean).join('\n'))}
          />
          <TextArea
            rows={5}
            label={labels.list}
            hint={labels.listHint}
            problem={isTried ? problem : null}
            value={list}
            spellCheck={false}
            onChange={({ target }) => setList(target.value)}
          />
        </>
      )}
      {issue.isError && <Problem>{issue.error.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}
