import { type CashReceiptPurpose, cashReceiptPurposes } from '#domain/payments/cash-receipt.ts'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

interface CashReceiptFieldsProps {
  /** Absent: what all of it is. */
  readonly legend?: string
  readonly purpose: CashReceiptPurpose | 'NONE'
  readonly onChoose: (purpose: CashReceiptPurpose | 'NONE') => void
  /** None need be asked for. */
  readonly isOptional?: boolean
  readonly hasProblem: boolean
  /** What ties the number's field to its form. */
  readonly field: Omit<TextFieldProps, 'label'>
}

/** What a receipt for the tax office is for, and by which number it is issued. */
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
