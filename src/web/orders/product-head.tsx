import type { Product } from '#contract/catalog.ts'
import { followUpConsultation } from '#domain/bookings/follow-up-consultation.ts'
import { ReportDay } from '#web/catalog/report-day.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Money } from '#web/ui/money.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { productPortrait } from '#web/ui/product-portrait.ts'

/** Shows the ordered product: drawing, name, price, and when the result sheet comes. */
export function ProductHead({ product }: { readonly product: Product }) {
  const { content } = useText()
  const { number } = useFormat()
  const { talk } = content.gets
  return (
    <section className="flex items-center gap-5 py-7">
      <div className="h-26 w-22 shrink-0 overflow-hidden bg-fill">
        {product.image_url ? (
          <img src={product.image_url} alt="" className="size-full object-cover" />
        ) : (
          <Portrait
            {...productPortrait(product.consulting_type, { frame: 'head', detail: 'thumbnail' })}
            first
            covers
          />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="font-strong">{product.name}</h2>
        <p className="text-small text-muted">{product.summary}</p>
        <p className="mt-1.5">
          <Money amount={product.price} />
        </p>
        <p className="text-small">
          <ReportDay product={product} />
        </p>
        <p className="text-small">
          {talk.name(number(followUpConsultation.count))} ·{' '}
          {talk.text(number(followUpConsultation.minutes))}
        </p>
      </div>
    </section>
  )
}
