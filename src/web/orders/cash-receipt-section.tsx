import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Fold } from '#web/ui/fold.tsx'
import { CashReceiptFields } from './cash-receipt-fields.tsx'
import { useOrderFields } from './order-fields.ts'

/** Requests a cash receipt with the order; removed when another payment method is chosen. */
export function CashReceiptSection() {
  const text = usePageTexts(cashReceiptTexts)
  const { control, register, setValue, clearErrors, formState } = useOrderFields()
  const purpose = useWatch({ control, name: 'cash_receipt_purpose' }) ?? 'NONE'

  useEffect(() => () => setValue('cash_receipt_purpose', 'NONE'), [setValue])

  return (
    <Fold label={text.ask} filled={purpose !== 'NONE'}>
      <CashReceiptFields
        isOptional
        purpose={purpose}
        onChoose={(chosen) => {
          setValue('cash_receipt_purpose', chosen)
          clearErrors('cash_receipt_number')
        }}
        hasProblem={Boolean(formState.errors.cash_receipt_number)}
        field={register('cash_receipt_number')}
      />
    </Fold>
  )
}
