import { consultingTypes } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import { ProductPicture } from '#web/catalog/product-picture.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { WhatIsIncluded } from '#web/reports/sample/what-is-included.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { parseNumber } from '../editing/parse-number.ts'
import { RichText } from '../editing/rich-text.tsx'
import type { ProductDraft } from './product-kind.ts'

interface ProductPreviewProps {
  readonly draft: ProductDraft
  readonly language: Language
}

/** Product page in the given language, as on a phone. */
export function ProductPreview({ draft, language }: ProductPreviewProps) {
  const text = useText().catalog
  const { won } = useFormat()
  const kind = consultingTypes.find((type) => type === draft.consulting_type)
  const amount = (typed: string) => <span className="figures">{won(amountOf(typed))}</span>

  return (
    <div className="pb-10">
      <div className="-mx-5 flex items-end justify-center overflow-hidden bg-fill *:max-w-full">
        {kind && <ProductPicture imageUrl={draft.image_url || null} kind={kind} />}
      </div>
      <h2 className="display-title pt-8">{draft[`${language}.name`]}</h2>
      <p className="mt-3 text-muted">{draft[`${language}.summary`]}</p>
      <div className="mt-6 border-b border-ink pb-6">
        <DefinitionList
          items={[
            { term: text.price, value: amount(draft.price) },
            { term: text.shipping, value: amount(draft.shipping_fee) },
            { term: text.turnaround, value: text.turnaroundText(draft.turnaround_days) },
          ]}
        />
        {kind && <WhatIsIncluded kind={kind} />}
      </div>
      <div className="pt-6">
        <RichText html={draft[`${language}.description`]} />
      </div>
    </div>
  )
}

/** Parses the price; an invalid one counts as 0. */
function amountOf(typed: string) {
  const amount = parseNumber(typed) ?? 0
  return Number.isSafeInteger(amount) ? amount : 0
}
