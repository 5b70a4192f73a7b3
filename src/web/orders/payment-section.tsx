import { useWatch } from 'react-hook-form'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Section } from '#web/ui/page.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CashReceiptSection } from './cash-receipt-section.tsx'
import { nameSentence, useOrderFields } from './order-fields.ts'

interface PaymentSectionProps {
  readonly methods: readonly string[]
  readonly method: string | undefined
  readonly onChoose: (method: string) => void
  readonly deadlineDays: number
  /** Whether the total is 0. */
  readonly free: boolean
}

/** Selects the payment method, and for a transfer the depositor's name. */
export function PaymentSection({
  methods,
  method,
  onChoose,
  deadlineDays,
  free,
}: PaymentSectionProps) {
  const texts = useText()
  const text = texts.ordering.payment
  const { number } = useFormat()
  const { register, formState, getValues, control } = useOrderFields()
  const depositor = useWatch({ control, name: 'depositor_name' })

  if (free) return <Section title={text.title}>{text.free}</Section>
  return (
    <section className="border-t border-ink pt-7 pb-3">
      <RadioGroup
        heading
        legend={text.title}
        value={method}
        onChange={onChoose}
        options={methods.map((value) => ({
          value,
          label: labelOf(value, text),
          hint: value === 'bank_transfer' ? text.bankHint(number(deadlineDays)) : text.companyHint,
        }))}
      />
      {method === 'bank_transfer' && (
        <div className="mt-3 divide-y divide-sand border-t border-sand">
          <Fold label={text.otherDepositor} filled={Boolean(depositor)}>
            <TextField
              {...register('depositor_name')}
              aria-required={false}
              label={text.depositor}
              hint={text.depositorHint}
              autoComplete="off"
              problem={nameSentence(
                formState.errors.depositor_name,
                getValues('depositor_name') ?? '',
                texts,
              )}
            />
          </Fold>
          <CashReceiptSection />
        </div>
      )}
    </section>
  )
}

function labelOf(method: string, text: Messages['ordering']['payment']): string {
  const names: Readonly<Record<string, string>> = text.methods
  return names[method] ?? method
}
