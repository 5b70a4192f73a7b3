import { expect, test } from 'vitest'
import { palettes } from '../palettes.ts'
import { colorReport } from '../report.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import { seasonKeys } from '../season.ts'
import { hasOwnColours, hasPaletteOf, withColoursOf, withPalette } from './palette-start.ts'

const empty = colorContent.parse({})
const begun = withPalette(empty, 'summer-mute')
const named = (names: string) => ({
  hex: '#123456',
  munsell: '',
  names: { ko: names, en: '', vi: '' },
})

test.each(seasonKeys)('a sheet that starts from %s lacks only texts', (season) => {
  const content = withPalette(empty, season)

  expect(colorContent.parse(content)).toEqual(content)
  const lacking = colorReport.missing(content).map((path) => path.join('.'))
  expect(lacking.filter((field) => /^(season|best|avoided)$/.test(field))).toEqual([])
})

test('gives each avoided colour the replacement of its palette', () => {
  const [first] = begun.avoided
  expect(first?.colour.names.ko).toBe('탠저린')
  expect(begun.best[first!.instead]?.names.ko).toBe('말린 장미')
  expect(begun.lines.chroma.position).toBe(palettes['summer-mute'].positions.chroma)
})

test('keeps texts when colours change, and the reasons of colours that stay avoided', () => {
  const written: ColorContent = {
    ...begun,
    lines: { ...begun.lines, value: { position: 3, text: '중간 밝기' } },
    make_up: { ...begun.make_up, lip: { shades: [], text: '한 톤 낮게' } },
    avoided: begun.avoided.map((it) => ({ ...it, why: `${it.colour.names.ko} 이유` })),
  }
  const again = withPalette(written, 'summer-mute')
  expect(again.lines.value).toEqual({ position: begun.lines.value.position, text: '중간 밝기' })
  expect(again.make_up.lip).toEqual({ shades: begun.make_up.lip.shades, text: '한 톤 낮게' })
  expect(again.avoided[0]?.why).toBe('탠저린 이유')

  const shared = new Set(begun.avoided.map(({ colour }) => colour.hex))
  for (const { colour, why } of withPalette(written, 'autumn-true').avoided) {
    expect(why !== '').toBe(shared.has(colour.hex))
  }
})

test('undo restores the colours and keeps texts written since', () => {
  const before = withPalette(empty, 'winter-deep')
  const after = { ...withPalette(before, 'summer-mute'), headline: '그 사이에 쓴 말' }
  const undone = withColoursOf(after, before)
  expect(undone).toEqual({ ...before, headline: '그 사이에 쓴 말' })
})

test.each<[string, ColorContent, boolean]>([
  ['nothing chosen', empty, false],
  ['a palette as it is', begun, false],
  ['another season over it', { ...begun, season: 'autumn-true' }, true],
  ['only a season', { ...empty, season: 'autumn-true' }, false],
  ['a colour of one’s own', { ...begun, best: [named('나'), ...begun.best.slice(1)] }, true],
  ['another order', { ...begun, best: [...begun.best].reverse() }, true],
  [
    'a moved slider',
    { ...begun, lines: { ...begun.lines, value: { position: 90, text: '' } } },
    true,
  ],
  [
    'a written reason',
    { ...begun, avoided: begun.avoided.map((it) => ({ ...it, why: '붉어 보여요' })) },
    true,
  ],
  [
    'a shade taken out',
    { ...begun, make_up: { ...begun.make_up, lip: { shades: [], text: '' } } },
    true,
  ],
  ['texts alone', { ...begun, summary: '요약', lines: begun.lines }, false],
])('knows whether another season would overwrite work: %s', (_, content, wouldLose) => {
  expect(hasOwnColours(content)).toBe(wouldLose)
})

test('does not count a recomputed notation as a change', () => {
  const without = { ...begun, best: begun.best.map((it) => ({ ...it, munsell: '' })) }
  expect(hasPaletteOf(without, 'summer-mute')).toBe(true)
})
