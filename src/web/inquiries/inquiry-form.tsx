import { inquiryProductTypes, inquiryTypes } from '#domain/inquiries/inquiry-options.ts'
import { INQUIRY_PASSWORD_DIGITS, textLengths } from '#domain/limits/limits.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type AskKind, needsPassword, problemsOf } from './inquiry-rules.ts'
import { onlyDigits } from './password-dialog.tsx'
import type { InquiryForm as Form } from './use-inquiry-form.ts'
import type { useSendInquiry } from './use-send-inquiry.ts'

interface InquiryFormProps {
  readonly kind: AskKind
  readonly form: Form
  readonly asking: ReturnType<typeof useSendInquiry>
}

/** Fields of an inquiry; each screen requires those of its rules. Source: INQ-02, INQ-03. */
export function InquiryForm({ kind, form, asking }: InquiryFormProps) {
  const { inquiries: text, names } = useText()
  const isGuest = useSession() === null
  const { errors } = form.formState
  const fields = form.watch()
  const problems = problemsOf(kind, errors, fields, text.form.problems, names)
  const isQuestion = kind === 'question'

  return (
    <>
      {!isQuestion && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            label={text.form.product}
            optional={kind === 'board'}
            options={optionsOf(inquiryProductTypes, text.productTypes)}
            problem={problems.product_type}
            {...form.register('product_type')}
          />
          <Select
            label={text.form.kind}
            options={optionsOf(inquiryTypes, text.inquiryTypes)}
            problem={problems.inquiry_type}
            {...form.register('inquiry_type')}
          />
        </div>
      )}
      <TextField label={text.form.title} problem={problems.title} {...form.register('title')} />
      <TextArea
        label={text.form.content}
        limit={textLengths.inquiryContent}
        defaultValue={fields.content}
        problem={problems.content}
        {...form.register('content')}
      />
      {isGuest && (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={text.form.name}
            autoComplete="name"
            problem={problems.writer_name}
            {...form.register('writer_name')}
          />
          <EmailField
            label={text.form.email}
            inputMode="email"
            hint={text.form.emailHint}
            problem={problems.writer_email}
            {...form.register('writer_email')}
          />
        </div>
      )}
      {!isQuestion && (
        <Checkbox
          label={text.form.isPrivate}
          hint={text.form.privateHint}
          {...form.register('is_private')}
        />
      )}
      {needsPassword({ kind, isGuest, isPrivate: fields.is_private }) && (
        <TextField
          label={text.form.password}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={INQUIRY_PASSWORD_DIGITS}
          hint={isGuest ? text.form.passwordHint : text.form.memberPasswordHint}
          problem={problems.writer_password}
          {...form.register('writer_password', {
            onChange: ({ target }) => form.setValue('writer_password', onlyDigits(target.value)),
          })}
        />
      )}
      {asking.failure && <Problem>{asking.failure}</Problem>}
    </>
  )
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }))
