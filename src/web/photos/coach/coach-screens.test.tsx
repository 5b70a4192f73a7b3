import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { reasonNames } from '#domain/photo-checks/check-names.ts'
import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { photoCoachTexts } from '#texts/photo-coach.ts'
import { AfterShot } from './after-shot.tsx'
import { CameraScreen } from './camera-screen.tsx'
import { PhotoAdvice } from './photo-advice.tsx'
import type { LiveLimit } from './use-live-checks.ts'
import { WithoutPicture } from './without-picture.tsx'

const nothing = () => undefined
const inDialog = (screen: ReactNode) => () => <Dialog.Root open>{screen}</Dialog.Root>
const covered: readonly PhotoCheck[] = [
  { name: 'luminance', verdict: 'good' },
  { name: 'poseRoll', verdict: 'good', value: 2 },
  { name: 'foreheadVisible', verdict: 'better', reason: 'foreheadCovered' },
]

const camera = (
  state: Partial<Parameters<typeof CameraScreen>[0]> & { readonly limit?: LiveLimit | null },
) =>
  renderedHtml(
    inDialog(
      <CameraScreen
        heading="1 / 3 · 정면"
        subject="front"
        advice="looking"
        checks={[]}
        seconds={null}
        limit={null}
        isAuto
        onAuto={nothing}
        onTake={nothing}
        onChoose={nothing}
        onSwitch={null}
        {...state}
      >
        {null}
      </CameraScreen>,
    ),
  )

const after = (checks: readonly PhotoCheck[] | null) =>
  renderedHtml(
    inDialog(
      <AfterShot
        picture="/p.jpg"
        alt="사진"
        subject="front"
        checks={checks}
        onAgain={nothing}
        onUse={nothing}
      />,
    ),
  )

test('the camera says one sentence, three facts, and when it takes the photo', async () => {
  const bad = await camera({ advice: 'foreheadCovered', checks: covered })
  expect(bad).toContain('앞머리를 넘겨 주세요')
  expect(bad).toContain('2° · 곧아요')
  expect(bad).toContain('가려졌어요')
  expect(bad).toContain('저절로 찍기 켬')

  const good = await camera({ advice: 'ready', checks: covered.slice(0, 2), seconds: 3 })
  expect(good).toContain('3초 뒤 찍기')
  expect(good).toContain('지금 좋아요. 그대로 있으면 3초 뒤에 찍어요.')
})

test.each(['engine', 'lost', 'slow'] as const)(
  'with the limit “%s” the camera says what is judged, and the shutter stays',
  async (limit) => {
    const html = await camera({ limit })
    expect(html).toContain(photoCoachTexts.ko.limits[limit])
    expect(html).toMatch(/<button[^>]*aria-label="찍기"[^>]*data-shutter/)
    expect(html.includes('저절로 찍기 켬')).toBe(limit !== 'slow')
  },
)

test('after the shot it names the main reason and how to mend it, and never blocks', async () => {
  const html = await after(covered)
  expect(html).toMatch(/다시 찍으면 더 좋아요:<br\/>이마가 가려졌어요/)
  expect(html).toContain(photoCoachTexts.ko.reasons.foreheadCovered.fix)
  expect(html).toContain('이대로 쓰기')

  expect(await after(covered.slice(0, 2))).toContain('잘 나왔어요')
  expect(await after([])).toContain('자동으로 살피지 못했어요.')
  const looking = await after(null)
  expect(looking).toContain('찍은 사진을 살피고 있어요')
  expect(looking).toContain('이 사진 쓰기')
})

test.each(['denied', 'missing', 'busy', 'ended'] as const)(
  'a camera that is %s has its words and offers choosing a photo',
  async (failure) => {
    const html = await renderedHtml(
      inDialog(
        <WithoutPicture
          heading="1 / 3 · 정면"
          guide={null}
          hint={undefined}
          failure={failure}
          onRetry={nothing}
          onChoose={nothing}
        />,
      ),
    )
    expect(html).toContain(photoCoachTexts.ko.failures[failure].text)
    expect(html).toMatch(/<input type="file"[^>]*aria-label="사진 고르기"/)
    expect(html.includes('다시 켜기')).toBe(failure !== 'missing')
  },
)

test.each(reasonNames)('the form advises about %s in three languages', async (reason) => {
  for (const language of languages) {
    const place = { name: 'P', camera: 'user', subject: 'front' } as const
    const html = await renderedHtml(
      () => (
        <PhotoAdvice
          place={place}
          checks={[{ name: 'crop', verdict: 'better', reason }]}
          onTake={null}
          onChoose={nothing}
          onKeep={nothing}
        />
      ),
      language,
    )
    const { reasons, advice } = photoCoachTexts[language]
    for (const words of [reasons[reason].what, reasons[reason].fix, advice.keep]) {
      expect(html).toContain(words)
    }
    expect(html).not.toContain(`>${advice.takeAgain}<`)
  }
})
