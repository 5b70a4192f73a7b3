import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { LoadingAdmin } from './loading-admin.tsx'

test.each(languages)(
  '[S-14] shows Loading... and a heading while the account is loaded, in %s',
  async (language) => {
    const html = await renderedHtml(() => <LoadingAdmin />, language)
    expect(html).toContain('>Loading...<')
    expect(html.match(/<h1[^>]*>[^<]+<\/h1>/g)).toHaveLength(1)
  },
)
