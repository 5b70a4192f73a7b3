import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { CameraView } from './camera-view.tsx'

const view = (given: Partial<Parameters<typeof CameraView>[0]>) =>
  renderedHtml(() => (
    <CameraView
      video={{ current: null }}
      stream={null}
      isMirrored={false}
      subject="front"
      isReady={false}
      guide="guide"
      {...given}
    />
  ))

test('[C-12] the oval for a face is dashed until all is well', async () => {
  expect(await view({ isReady: false })).toMatch(/coach-oval[^"]*border-dashed/)
  expect(await view({ isReady: true })).toMatch(/coach-oval(?![^"]*border-dashed)/)
})

test('[C-12] a photo without a face has its guide instead of an oval', async () => {
  const html = await view({ subject: 'any' })

  expect(html).not.toContain('coach-oval')
  expect(html).toContain('guide')
  expect(await view({})).not.toContain('guide')
})

test('[C-12] only the camera towards the person is mirrored', async () => {
  expect(await view({ isMirrored: true })).toMatch(/<video[^>]*-scale-x-100/)
  expect(await view({})).not.toContain('-scale-x-100')
})
