import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { LoadingOffice } from './loading-office.tsx'

test.each(languages)(
  '[S-14] while the account is looked up the guard shows Loading... in %s',
  async (language) => {
    expect(await renderedHtml(() => <LoadingOffice />, language)).toContain('>Loading...<')
  },
)
