import { useMutation } from '@tanstack/react-query'
import type { Quote } from '#contract/orders.ts'
import { validatePromotionCode } from '#contract/promotions.ts'
import { textLengths } from '#domain/limits/limits.ts'
import type { Messages } from '#texts/messages.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOrderFields } from './order-fields.ts'
import { promotionCodes, quoteMessageOf } from './quote-messages.ts'
import type { OrderChoices } from './use-order-choices.ts'

interface PromotionFieldProps {
  readonly promotion: OrderChoices['promotion']
  readonly quote: Quote | undefined
  readonly onChecked: (promotion: OrderChoices['promotion']) => void
}

/**
 * Field for a promotion code; applied once the server accepted it, until it is changed. Source:
 * ORD-05.
 */
export function PromotionField({ promotion, quote, onChecked }: PromotionFieldProps) {
  const text = useText().ordering.discounts
  const { date, won } = useFormat()
  const { register, getValues, setValue, formState, setError, clearErrors, setFocus } =
    useOrderFields()
  const check = useMutation({
    mutationFn: (code: string) => call(validatePromotionCode, { params: { code } }),
    onSuccess: ({ code, end_date: until }) => {
      setValue('promotion_code', code)
      onChecked({ code, until })
    },
    onError: (error) => fail(sentenceOf(error, text)),
  })

  function fail(message: string) {
    onChecked(null)
    setError('promotion_code', { type: 'server', message })
    setFocus('promotion_code')
  }
  function startCheck() {
    clearErrors('promotion_code')
    const code = (getValues('promotion_code') ?? '').trim()
    if (code === '') fail(text.codeEmpty)
    else check.mutate(code)
  }

  const off = quote?.discount_promotion ?? 0
  const notice = promotion && quoteMessageOf(quote, ...promotionCodes)
  const good =
    promotion && off > 0
      ? [text.codeGood(won(off)), promotion.until && text.codeUntil(date(promotion.until))]
      : []

  return (
    <TextField
      {...register('promotion_code', {
        onChange: () => {
          // Clearing renders the whole form, even without an error.
          if (formState.errors.promotion_code) clearErrors('promotion_code')
          if (promotion) onChecked(null)
        },
      })}
      aria-required={false}
      label={text.code}
      maxLength={textLengths.promotionCode}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        startCheck()
      }}
      problem={formState.errors.promotion_code?.message ?? notice}
      success={good.filter(Boolean).join(' ')}
      action={
        <Button kind="secondary" size="small" busy={check.isPending} onClick={startCheck}>
          {text.codeCheck}
        </Button>
      }
    />
  )
}

function sentenceOf(error: unknown, text: Messages['ordering']['discounts']): string {
  if (isRefusal(error, 'PROMOTION_EXPIRED')) return text.codeExpired
  const isInvalid = isRefusal(error) && error.status >= 400 && error.status < 500
  return isInvalid && error.status !== 429 ? text.codeInvalid : text.codeFailed
}
