import { expect, test, vi } from 'vitest'
import { openCamera } from './camera.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['that the person refused',        'NotAllowedError',      'denied'],
  ['on a page that may not use one', 'SecurityError',        'denied'],
  ['that the device does not have',  'NotFoundError',        'missing'],
  ['of which none fits',             'OverconstrainedError', 'missing'],
  ['that another program uses',      'NotReadableError',     'busy'],
  ['that fails otherwise',           'AbortError',           'busy'],
])('[C-12] says why a camera %s does not open', async (_what, name, why) => {
  const getUserMedia = () => Promise.reject(new DOMException('no', name))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })

  expect(await openCamera('user')).toBe(why)
})

test('[C-12] asks for the camera that the photo needs', async () => {
  const getUserMedia = vi.fn(async () => 'a stream')
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })

  expect(await openCamera('environment')).toBe('a stream')
  expect(getUserMedia).toHaveBeenCalledWith({
    video: expect.objectContaining({ facingMode: 'environment' }),
  })
})
