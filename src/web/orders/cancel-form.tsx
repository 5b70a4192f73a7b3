import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { InputOf } from '#contract/endpoint.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { textLengths } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { useScrollToProblem } from '#web/ui/use-scroll-to-problem.ts'
import { RefundAccountPart } from './refund-account-fields.tsx'

type CancelBody = InputOf<typeof cancelOrder>['body']

const reasonKinds = ['mind', 'again', 'schedule', 'other'] as const
type ReasonKind = (typeof reasonKinds)[number]

type CheckedBody = z.ZodType<CancelBody, CancelBody>
const bodyWithAccount: CheckedBody = cancelOrder.body.required({ refund_account: true })
const bodyWithoutAccount: CheckedBody = cancelOrder.body.omit({ refund_account: true })

interface CancelFormProps {
  readonly id: string
  /** Whether a bank account is required for a refund by transfer. */
  readonly needsAccount: boolean
  readonly busy: boolean
  readonly error: ApiRefusal | null
  readonly onSubmit: (body: CancelBody) => void
}

/** Asks for the reason and the refund account. The submit button is in the dialog's footer. */
export function CancelForm({ id, needsAccount, busy, error, onSubmit }: CancelFormProps) {
  const text = useText().myPage.cancel
  const [element, focusProblem] = useFocusProblem()
  useScrollToProblem(element, busy)
  const [kind, setKind] = useState<ReasonKind | null>(null)
  const form = useForm<CancelBody>({
    resolver: zodResolver(needsAccount ? bodyWithAccount : bodyWithoutAccount),
    defaultValues: { reason: '' },
  })
  const { errors, isSubmitted } = form.formState
  const { field: reason } = useController({ control: form.control, name: 'reason' })

  /** Shows errors only after the asynchronous validation. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    await form.handleSubmit((values) => onSubmit(values))(event)
    focusProblem()
  }

  function choose(next: ReasonKind) {
    setKind(next)
    const preset = next === 'other' ? '' : text.reasons[next]
    form.setValue('reason', preset, { shouldValidate: isSubmitted && next !== 'other' })
  }

  return (
    <form
      ref={element}
      id={id}
      noValidate
      onSubmit={submit}
      className="mt-7 space-y-7 **:[[role=alert]]:scroll-mb-5"
    >
      <RadioGroup
        ref={kind ? undefined : reason.ref}
        legend={text.reason}
        heading
        options={reasonKinds.map((value) => ({ value, label: text.reasons[value] }))}
        value={kind}
        onChange={choose}
        problem={!kind && errors.reason ? text.reasonNeeded : null}
      />
      {kind === 'other' && (
        <TextArea
          label={text.otherReason}
          limit={textLengths.cancelReason}
          rows={3}
          problem={errors.reason && text.otherNeeded}
          {...reason}
        />
      )}
      {needsAccount && (
        <FormProvider {...form}>
          <RefundAccountPart />
        </FormProvider>
      )}
      {error && <Problem>{error.serverMessage ?? text.failed}</Problem>}
    </form>
  )
}
