import { expect, onTestFinished, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { consultantPortrait } from '#domain/drawings/styles/consultant-portrait.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

const PRODUCT = '/user/consulting/dashboard/original'
const SAMPLE = '/user/sample-sheet'

const drawn = consultantPortrait({ style: 'pixie', face_shape: 'diamond' })

async function startSite() {
  const app = await startApp()
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  onTestFinished(() => site.close())
  const open = async (url: string) => (await site.inject(url)).body
  const name = async (consultant: object) => {
    const as = await givenAdmin(app)
    replyOf(await app.call(changeSettings, { body: { consultant } }, { as }))
  }
  return { open, name }
}

test('[C-02] shows no consultant until the owner names one', async () => {
  const { open } = await startSite()

  for (const path of ['/user', PRODUCT]) {
    expect(await open(path), path).not.toContain('id="consultant-title"')
  }
})

test('[C-02] shows the consultant on the product page in its language, and as the sample’s author', async () => {
  const { open, name } = await startSite()
  await name({
    name: '박세나',
    name_latin: 'Park Sena',
    words_ko: '사진에서 선을 읽어요.',
    words_en: 'I read lines in photos.',
    style: 'pixie',
    face_shape: 'diamond',
  })

  for (const path of ['/user', PRODUCT]) {
    const korean = await open(path)
    expect(korean, path).toContain('박세나')
    expect(korean, path).toContain('사진에서 선을 읽어요.')
    const english = await open(`${path}?lang=en`)
    expect(english, path).toContain('Park Sena')
    expect(english, path).toContain('I read lines in photos.')
    expect(english, path).not.toContain('박세나')
    const vietnamese = await open(`${path}?lang=vi`)
    expect(vietnamese, path).toContain('Park Sena')
    expect(vietnamese, path).not.toContain('사진에서 선을 읽어요.')
    expect(vietnamese, path).toContain(encodePortrait(portraitOf(drawn)))
  }
  expect(await open(`${SAMPLE}?lang=en`)).toContain('Park Sena')
})
