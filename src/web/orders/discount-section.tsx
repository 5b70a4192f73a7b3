import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { User } from '#contract/accounts.ts'
import type { Quote } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Section } from '#web/ui/page.tsx'
import { CouponField } from './coupon-field.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { useOrderFields } from './order-fields.ts'
import { GuestPointsField, PointsField } from './points-field.tsx'
import { PointsGuideDialog } from './points-guide-dialog.tsx'
import { PromotionField } from './promotion-field.tsx'
import type { Buyer } from './use-buyer.ts'
import type { OrderChoices } from './use-order-choices.ts'

interface DiscountSectionProps {
  readonly productId: string
  readonly buyer: Buyer
  readonly me: User | undefined
  readonly quote: Quote | undefined
  readonly chosen: OrderChoices
  readonly onChoose: (change: Partial<OrderChoices>) => void
  readonly rules: OrderPageData['site']['points_rules']
}

/** Shows a member's available discounts. Guests can only use a code, behind one line. */
export function DiscountSection({
  productId,
  buyer,
  me,
  quote,
  chosen,
  onChoose,
  rules,
}: DiscountSectionProps) {
  const text = useText().ordering.discounts
  const { control } = useOrderFields()
  const typedCode = useWatch({ control, name: 'promotion_code' })
  const [guideOpen, setGuideOpen] = useState(false)

  const codes = (
    <div className="space-y-6">
      <CouponField
        buyer={buyer}
        coupon={chosen.coupon}
        quote={quote}
        onPick={(coupon) => onChoose({ coupon })}
      />
      <PromotionField
        promotion={chosen.promotion}
        quote={quote}
        onChecked={(promotion) => onChoose({ promotion })}
      />
    </div>
  )

  return (
    <Section title={text.title}>
      <div className="space-y-6">
        {buyer.kind === 'member' ? (
          codes
        ) : (
          <Fold label={text.add} filled={Boolean(typedCode)}>
            {codes}
          </Fold>
        )}
        <div>
          {buyer.kind === 'member' ? (
            <PointsField quote={quote} minimum={rules.minimum} balance={me?.points} />
          ) : (
            <GuestPointsField productId={productId} />
          )}
          <Button kind="quiet" size="small" onClick={() => setGuideOpen(true)}>
            {text.pointsGuide}
          </Button>
        </div>
      </div>
      <PointsGuideDialog open={guideOpen} onClose={() => setGuideOpen(false)} rules={rules} />
    </Section>
  )
}
