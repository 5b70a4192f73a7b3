import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { openFoldOf } from '#web/ui/fold.tsx'
import { AddressSection } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DiscountSection } from './discount-section.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { myDetails } from './ordering-queries.ts'
import { parsePoints } from './parse-points.ts'
import { PayBar } from './pay-bar.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PriceSummary } from './price-summary.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { ProductHead } from './product-head.tsx'
import { RefundAgreement } from './refund-agreement.tsx'
import type { Buyer } from './use-buyer.ts'
import { useOrderChoices } from './use-order-choices.ts'
import { useOrderForm } from './use-order-form.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { quoteInput, useQuote } from './use-quote.ts'

interface OrderFormProps {
  readonly data: OrderPageData
  readonly buyer: Buyer
}

/** The order form with its price, for members and guests. */
export function OrderForm({ data, buyer }: OrderFormProps) {
  const text = useText().ordering.agreement
  const { product, site, methods } = data
  const asksMe = buyer.kind === 'member' && buyer.id !== ''
  const me = useQuery({ ...myDetails(buyer.id), enabled: asksMe })
  const form = useOrderForm(buyer.id, me.data)
  const [chosen, choose] = useOrderChoices(buyer.id)
  const box = useRef<HTMLInputElement>(null)
  const [agreed, setAgreed] = useState(false)
  const [agreementMissing, setAgreementMissing] = useState(false)

  const typed = useWatch({ control: form.control, name: 'used_points' })
  const input = quoteInput(product, chosen, parsePoints(typed))
  const live = useQuote(buyer, input, data.quote ?? undefined)
  const method = methods.find((each) => each === chosen.method) ?? methods[0]
  const free = live.shown?.total_price === 0 && buyer.kind === 'member'
  const order = { product, buyer, form, chosen, method: method ?? '', live }
  const { place, busy, failure } = usePlaceOrder(order)

  const submit = form.handleSubmit(
    (fields) => {
      setAgreementMissing(!agreed)
      if (agreed) void place(fields)
      else box.current?.focus()
    },
    (errors) => {
      for (const name of Object.keys(errors)) openFoldOf(name)
      setAgreementMissing(!agreed)
    },
  )

  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="md:grid md:grid-cols-[1fr_18rem] md:gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16"
      >
        <div className="min-w-0">
          <ProductHead product={product} />
          <ContactSection
            profileFailed={me.isError && !(isRefusal(me.error) && me.error.status === 401)}
            onRetry={() => void me.refetch()}
            busy={me.isFetching}
          />
          <DiscountSection
            productId={product.product_id}
            buyer={buyer}
            me={me.data}
            quote={live.shown}
            chosen={chosen}
            onChoose={choose}
            rules={site.points_rules}
          />
          <PaymentSection
            methods={methods}
            method={method}
            onChoose={(next) => choose({ method: next })}
            deadlineDays={site.payment_deadline_days}
            free={free}
          />
          <AddressSection />
        </div>
        {/* On a phone these are in the form itself, so that the bar sticks along all of it. */}
        <div className="contents md:sticky md:top-8 md:block md:self-start md:pt-8">
          <PriceSummary live={live} />
          <RefundAgreement
            ref={box}
            site={site}
            agreed={agreed}
            onAgree={(now) => {
              setAgreed(now)
              setAgreementMissing(false)
            }}
            problem={agreementMissing ? text.required : null}
          />
          {buyer.kind === 'guest' && <PrivacyNote />}
          <PayBar quote={live.shown} method={method} free={free} busy={busy} failure={failure} />
        </div>
      </form>
    </FormProvider>
  )
}
