import { expect, test } from 'vitest'
import { cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles, portraitInStyle, styleNames } from '#domain/drawings/styles/style.ts'
import { languages } from '#domain/languages/languages.ts'
import { cutPlanIn } from './cut-plans.ts'

const plan = cutPlanOf(
  portraitOf({
    hair: {
      length: 70,
      layers: 60,
      layersStart: -40,
      parting: '6:4',
      partingSide: 'right',
      ends: 'cCurl',
      crown: 60,
    },
  }),
)

test('[C-10] words a cut in centimetres, ratios and angles, in the salon’s language', () => {
  expect(cutPlanIn('ko', plan).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    '가르마: 6:4, 손님 오른쪽',
    '층의 시작: 턱 위 4 cm에서 시작. 앞 45°, 옆 30°, 뒤 45°, 정수리 60°로 들어서.',
    '길이: 턱 아래 7 cm. 끝은 안으로 C컬. 앞머리 없이.',
    '볼륨: 정수리 뿌리 1.5 cm, 옆 1 cm.',
  ])
  expect(cutPlanIn('en', plan)[2]?.text).toBe('7 cm below chin. Ends turned in. No fringe.')
  expect(cutPlanIn('vi', plan)[0]?.text).toBe('6:4, bên phải của khách')
})

test('[C-10] words every style’s plan in each language', () => {
  for (const name of styleNames) {
    const steps = cutPlanOf(portraitInStyle(name))
    for (const language of languages) {
      const lines = cutPlanIn(language, steps)
      expect(lines.length, name).toBeGreaterThanOrEqual(1)
      for (const line of lines) expect(line.text, name).toMatch(/\S.*\S/)
    }
  }
})

test('[C-10] words short hair by its lengths, and hair of one length as such', () => {
  const short = cutPlanIn('ko', cutPlanOf(portraitOf({ hair: namedStyles.twoBlock })))
  expect(short.find(({ name }) => name === '길이')?.text).toMatch(
    /^앞 [\d.]+ cm\. 옆 [\d.]+ cm\. 목덜미 [\d.]+ cm\. 옆과 뒤의 아랫머리는 턱 위 15 cm까지 바리캉으로\.$/,
  )
  const long = cutPlanIn('ko', cutPlanOf(portraitOf({ hair: namedStyles.longStraight })))
  expect(long.find(({ name }) => name === '길이')?.text).toContain('층 없이 한 길이로.')
})

const sentences = (language: 'ko' | 'en' | 'vi', name: keyof typeof namedStyles) =>
  cutPlanIn(language, cutPlanOf(portraitOf({ hair: namedStyles[name] }))).map(({ text }) => text)

test('[C-10] words tied hair by the height of its knot and crown', () => {
  expect(sentences('ko', 'lowBun')).toContainEqual(
    expect.stringMatching(/^로우번, 매듭은 턱 위 [\d.]+ cm\. 정수리는 [\d.]+ cm 띄워서\./),
  )
  expect(sentences('en', 'lowBun')).toContainEqual(
    expect.stringMatching(/^Low bun, the knot [\d.]+ cm above chin\. Lifted [\d.]+ cm/),
  )
  expect(sentences('vi', 'lowBun')).toContainEqual(
    expect.stringMatching(/^Búi thấp, nút buộc trên cằm [\d,]+ cm\. Đỉnh đầu nâng [\d,]+ cm/),
  )
})

test('[C-10] names a middle parting, and a fringe without a parting', () => {
  expect(sentences('ko', 'longStraight')[0]).toBe('5:5, 가운데')
  expect(sentences('en', 'longStraight')[0]).toBe('5:5, in the middle')
  expect(sentences('vi', 'longStraight')[0]).toBe('5:5, ở giữa')
  expect(sentences('ko', 'fullFringeBob')[0]).toMatch(/^풀뱅, .* cm\. 가르마 없이 앞으로 내려요\.$/)
})
