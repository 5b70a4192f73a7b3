import { useSearchParams } from 'react-router'
import { itemAt } from '#domain/collections/lists.ts'
import { ShopFaqPanel } from '#web/content/shop-faq-panel.tsx'
import { InquiryPanel } from '#web/inquiries/inquiry-panel.tsx'
import { useText } from '#web/language/use-text.ts'
import { ReviewPanel } from '#web/reviews/review-panel.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { DescriptionPanel } from './description-panel.tsx'
import type { ProductPageData } from './load-product-page.ts'
import { addressOfPlace, placeIn } from './product-place.ts'

interface PanelProps {
  readonly data: ProductPageData
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/**
 * Sections behind the tabs. On a phone each has its own tab; from 768 px those about inquiries
 * share one and are tabs within it. The first is open by default.
 */
const sections = [
  {
    name: 'description',
    isInquiry: false,
    Panel: ({ data }: PanelProps) => <DescriptionPanel html={data.product.description} />,
  },
  {
    name: 'review',
    isInquiry: false,
    Panel: ({ data: { product, reviews }, ...rest }: PanelProps) => (
      <ReviewPanel productId={product.product_id} rendered={reviews} {...rest} />
    ),
  },
  {
    name: 'qna',
    isInquiry: true,
    Panel: ({ data, ...rest }: PanelProps) => <InquiryPanel rendered={data.inquiries} {...rest} />,
  },
  {
    name: 'faq',
    isInquiry: true,
    Panel: ({ data, ...rest }: PanelProps) => <ShopFaqPanel rendered={data.faqs} {...rest} />,
  },
] as const

const inquiries = sections.filter(({ isInquiry }) => isInquiry)
const PANEL_ID = 'product-panel'

/**
 * Shows description, reviews and questions of a product; the address contains the open tab. Source:
 * PRD-01.
 */
export function ProductTabs({ data }: { readonly data: ProductPageData }) {
  const text = useText().catalog
  const [search] = useSearchParams()
  const { tab, page } = placeIn(search)
  const open = sections.find(({ name }) => name === tab) ?? sections[0]
  const toTab = ({ name }: { readonly name: (typeof sections)[number]['name'] }) => ({
    name,
    label: text[name],
    href: addressOfPlace(data.query, name),
  })
  const wide = [
    ...sections.filter(({ isInquiry }) => !isInquiry).map(toTab),
    {
      name: 'inquiry',
      label: text.inquiry,
      href: addressOfPlace(data.query, itemAt(inquiries, 0).name),
    },
  ]

  return (
    <section className="pt-6 md:pt-12">
      <LinkTabs
        label={text.tabs}
        tabs={sections.map(toTab)}
        open={open.name}
        panelId={PANEL_ID}
        className="-mx-gutter px-gutter md:hidden"
      />
      <LinkTabs
        label={text.tabs}
        tabs={wide}
        open={open.isInquiry ? 'inquiry' : open.name}
        panelId={PANEL_ID}
        className="max-md:hidden"
      />
      {open.isInquiry && (
        <LinkTabs
          label={text.inquiry}
          tabs={inquiries.map((it) => ({
            ...toTab(it),
            label: text[it.name === 'qna' ? 'qnaWithin' : it.name],
          }))}
          open={open.name}
          panelId={PANEL_ID}
          within
          className="max-md:hidden"
        />
      )}
      <div id={PANEL_ID} role="tabpanel" aria-label={text[open.name]} className="pt-6">
        <h2 className="sr-only">{text[open.name]}</h2>
        <open.Panel
          data={data}
          page={page}
          hrefOf={(to) => addressOfPlace(data.query, open.name, to)}
        />
      </div>
    </section>
  )
}
