import { useState } from 'react'
import type { Quote } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CouponPicker } from './coupon-picker.tsx'
import { couponCodes, quoteMessageOf } from './quote-messages.ts'
import type { Buyer } from './use-buyer.ts'
import type { OrderChoices } from './use-order-choices.ts'

interface CouponFieldProps {
  readonly buyer: Buyer
  readonly coupon: OrderChoices['coupon']
  readonly quote: Quote | undefined
  readonly onPick: (coupon: OrderChoices['coupon']) => void
}

/** Shows the applied coupon, and a button to choose another. */
export function CouponField({ buyer, coupon, quote, onPick }: CouponFieldProps) {
  const text = useText().ordering.discounts
  const [open, setOpen] = useState(false)
  const problem = coupon && quoteMessageOf(quote, ...couponCodes)

  return (
    <div>
      <p className="text-small text-muted">{text.coupon}</p>
      <div className="mt-1 flex items-end gap-3">
        <p className={`min-h-touch grow border-b border-sand py-2 ${coupon ? '' : 'text-muted'}`}>
          {coupon?.name ?? text.couponNone}
        </p>
        {coupon && (
          <Button kind="quiet" size="small" onClick={() => onPick(null)}>
            {text.couponRemove}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {coupon ? text.couponChange : text.couponChoose}
        </Button>
      </div>
      <div aria-live="polite">
        {problem && <p className="mt-2 text-small text-clay">{problem}</p>}
      </div>
      <CouponPicker
        open={open}
        onClose={() => setOpen(false)}
        buyer={buyer}
        pickedId={coupon?.id}
        onPick={({ id, name }) => {
          onPick({ id, name })
          setOpen(false)
        }}
      />
    </div>
  )
}
