import { useState } from 'react'
import type { Quote } from '#contract/orders.ts'
import { GUEST_POINTS_FIELD_MAX } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { LoginLink } from './login-link.tsx'
import { useOrderFields } from './order-fields.ts'
import { parsePoints } from './parse-points.ts'
import { pointsCodes, quoteMessageOf } from './quote-messages.ts'

interface PointsFieldProps {
  readonly quote: Quote | undefined
  readonly minimum: number
  /** A member's balance; undefined while unknown. */
  readonly balance: number | undefined
}

/** Field for a member's points: at most the balance and what the price needs. Source: ORD-06. */
export function PointsField({ quote, minimum, balance }: PointsFieldProps) {
  const text = useText().ordering.discounts
  const { number, points } = useFormat()
  const { register, setValue, getValues, formState } = useOrderFields()
  const [lowered, setLowered] = useState<string | null>(null)
  const due = quote ? quote.total_price + quote.used_points : 0
  const most = Math.min(balance ?? 0, due)

  function put(amount: number) {
    setValue('used_points', amount > 0 ? number(amount) : '', { shouldValidate: true })
  }
  function settle() {
    if (balance === undefined || !quote) return
    const typed = parsePoints(getValues('used_points'))
    setLowered(typed > most ? text.pointsAbove(points(most)) : null)
    put(Math.min(typed, most))
  }

  const problem = formState.errors.used_points?.message ?? quoteMessageOf(quote, ...pointsCodes)
  return (
    <TextField
      {...register('used_points', { onBlur: settle, onChange: () => setLowered(null) })}
      aria-required={false}
      label={balance === undefined ? text.points : text.pointsOf(points(balance), points(minimum))}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      problem={problem}
      success={lowered ?? quoteMessageOf(quote, 'POINTS_SPARED')}
      action={
        <Button
          kind="secondary"
          size="small"
          disabled={most < minimum}
          onClick={() => {
            setLowered(null)
            put(most)
          }}
        >
          {text.pointsAll}
        </Button>
      }
    />
  )
}

/** Tells a guest about points and how to use them. Source: GST-01, POINTS_MEMBERS_ONLY. */
export function GuestPointsField({ productId }: { readonly productId: string }) {
  const text = useText().ordering.discounts

  return (
    <div className="[&_input::-webkit-inner-spin-button]:appearance-none [&_input]:[appearance:textfield]">
      <TextField
        name="used_points"
        disabled
        aria-required={false}
        type="number"
        min={0}
        max={GUEST_POINTS_FIELD_MAX}
        value={0}
        readOnly
        label={text.points}
        hint={
          <>
            {text.pointsForMembers} ·{' '}
            <LoginLink productId={productId}>{text.pointsLogin}</LoginLink>
          </>
        }
      />
    </div>
  )
}
