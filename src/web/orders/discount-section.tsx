import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Quote } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'
import { CouponField } from './coupon-field.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { GuestPointsField, PointsField } from './points-field.tsx'
import { PointsGuideDialog } from './points-guide-dialog.tsx'
import { PromotionField } from './promotion-field.tsx'
import type { Buyer } from './use-buyer.ts'
import type { Chosen } from './use-chosen.ts'

interface DiscountSectionProps {
  readonly buyer: Buyer
  readonly me: User | undefined
  readonly quote: Quote | undefined
  readonly chosen: Chosen
  readonly onChoose: (change: Partial<Chosen>) => void
  readonly rules: OrderPageData['site']['points_rules']
}

export function DiscountSection({
  buyer,
  me,
  quote,
  chosen,
  onChoose,
  rules,
}: DiscountSectionProps) {
  const text = useText().ordering.discounts
  const [guideOpen, setGuideOpen] = useState(false)

  return (
    <Section title={text.title}>
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
        <div>
          {buyer.kind === 'member' ? (
            <PointsField quote={quote} minimum={rules.minimum} balance={me?.points} />
          ) : (
            <GuestPointsField quote={quote} />
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
