import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { HairEditor } from './hair-editor.tsx'
import { hairLabelsIn } from './hair-labels.ts'

const text = await loadAdminMessages('ko')
const { styles } = drawingTexts.ko

const editorOf = (drawing: StyleChoices, isChosen = true) =>
  renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <HairEditor
          drawing={drawing}
          isChosen={isChosen}
          face={{ face_shape: 'heart', face: { lids: 'single' } }}
          place={{ list: 'best', at: 0 }}
          onChange={() => undefined}
        />
      </AdminTextContext>
    </QueryClientProvider>
  ))

const sliders = (html: string) =>
  [...html.matchAll(/<label for="([^"]*)"[^>]*>([^<]*)<\/label>/g)]
    .filter(([, id]) => new RegExp(`<input id="${id}" type="range"`).test(html))
    .map(([, , label]) => label)

test('offers women’s styles for a woman’s cut and men’s styles for a man’s', async () => {
  const women = await editorOf(namedStyles.hushCut)
  expect(women).toContain(styles.longStraight)
  expect(women).not.toContain(styles.twoBlock)
  const men = await editorOf(namedStyles.dandy)
  expect(men).toContain(styles.twoBlock)
  expect(men).not.toContain(styles.longStraight)
})

test('gives every slider a name and its value in words', async () => {
  const html = await editorOf({ ...namedStyles.hushCut, length: 50 })
  expect(sliders(html)).toEqual(
    expect.arrayContaining([text.drawing.fields.length, text.drawing.fields.layers]),
  )
  expect(html).toMatch(/type="range"[^>]*aria-valuetext="턱 아래 5 cm"/)
  expect(html.match(/type="range"/g)?.length).toBe(
    html.match(/type="range"[^>]*aria-valuetext/g)?.length,
  )
})

test('hides parameters that a cut does not have: length of a two-block cut, layers of a bun', async () => {
  expect(sliders(await editorOf(namedStyles.twoBlock))).not.toContain(text.drawing.fields.length)
  const bun = sliders(await editorOf(namedStyles.lowBun))
  expect(bun).toContain(text.drawing.fields.length)
  expect(bun).not.toContain(text.drawing.fields.layers)
})

test('renders the folded parameters only once they are unfolded', async () => {
  const html = await editorOf(namedStyles.hushCut)
  expect(html).toContain(text.drawing.more)
  expect(sliders(html)).not.toContain(text.drawing.fields.crown)
})

test('marks a named style as chosen, and names the style that a changed one is based on', async () => {
  const changed = text.drawing.changedFrom(styles.hushCut)
  expect(await editorOf(namedStyles.hushCut)).not.toContain(changed)
  expect(await editorOf({ ...namedStyles.hushCut, length: 50 })).toContain(changed)
  expect(await editorOf(namedStyles.hushCut)).toMatch(
    /checked="" value="hushCut"|value="hushCut"[^>]*checked/,
  )
  expect(await editorOf(namedStyles.hushCut, false)).not.toMatch(/value="hushCut"[^>]*checked/)
})

test.each(['ko', 'en', 'vi'] as const)(
  'describes a drawing in words, each parameter once (%s)',
  async (language) => {
    const { drawing } = await loadAdminMessages(language)
    const { describe } = hairLabelsIn(drawing, drawingTexts[language])
    const described = describe({
      length: 50,
      fringe: 'curtain',
      fringeDrop: -10,
      dye: '#8a5a44',
    }).split('\n')
    expect(described).toHaveLength(4)
    expect(described[0]).toBe(
      `${drawing.fields.length} ${drawingTexts[language].measures.fromChin(50)}`,
    )
    expect(described.join()).not.toMatch(/undefined|curtain\b(?! fringe)/)
  },
)
