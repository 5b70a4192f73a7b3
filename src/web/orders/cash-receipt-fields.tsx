import { type CashReceiptPurpose, cashReceiptPurposes } from '#domain/payments/cash-receipt.ts'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

interface CashReceiptFieldsProps {
  /** Title of the group; by default the general one. */
  readonly legend?: string
  readonly purpose: CashReceiptPurpose | 'NONE'
  readonly onChoose: (purpose: CashReceiptPurpose | 'NONE') => void
  /** Whether “none” is a choice. */
  readonly isOptional?: boolean
  readonly hasProblem: boolean
  /** Form props of the number's field. */
  readonly field: Omit<TextFieldProps, 'label'>
}

/** Fields of a cash receipt: its purpose, and the number it is issued for. */
export function CashReceiptFields({
  legend,
  purpose,
  onChoose,
  isOptional = false,
  hasProblem,
  field,
}: CashReceiptFieldsProps) {
  const text = usePageTexts(cashReceiptTexts)
  const options = cashReceiptPurposes.map((value) => ({
    value,
    label: text.purposes[value],
    hint: text.hints[value],
  }))

  return (
    <>
      <RadioGroup<CashReceiptPurpose | 'NONE'>
        legend={legend ?? text.title}
        value={purpose}
        onChange={onChoose}
        options={isOptional ? [{ value: 'NONE', label: text.none }, ...options] : options}
      />
      {purpose !== 'NONE' && (
        <div className="mt-5">
          <TextField
            {...field}
            label={text.numbers[purpose]}
            hint={text.retentionHint}
            inputMode="numeric"
            autoComplete={purpose === 'INCOME_DEDUCTION' ? 'tel' : 'off'}
            problem={hasProblem ? text.problems[purpose] : null}
          />
        </div>
      )}
    </>
  )
}
