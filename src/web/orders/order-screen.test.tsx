import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadMessages } from '#texts/messages.ts'
import type { OrderPageData } from './load-order-page.ts'
import { OrderScreen } from './order-screen.tsx'

const data = {
  product: {
    consulting_type: 'HAIR_CONSULTING',
    name: '온라인 헤어 컨설팅',
    price: won(100_000),
    is_active: true,
  },
  methods: [] as string[],
} as OrderPageData

test.each(languages)(
  '[C-20] says in %s, instead of the form, that the shop cannot be paid yet',
  async (language) => {
    const { ordering } = await loadMessages(language)

    const html = await renderedHtml(
      () => <OrderScreen data={data} buyer={{ kind: 'guest', id: '' }} />,
      language,
    )

    expect(html).toContain(ordering.closed)
    expect(html).toContain(ordering.notReadyText)
    expect(html).not.toContain('<form')
    expect(html).not.toContain(ordering.guestHint)
  },
)
