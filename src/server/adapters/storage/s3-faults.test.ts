import { expect, onTestFinished, test } from 'vitest'
import { isTemporary } from '#server/platform/errors.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { s3Storage } from './s3.ts'

test('[A-13] a bucket that is silent or away fails in time as temporary, and works again', async () => {
  const s3 = await startS3()
  const line = await openTcpProxy(s3.options.endpoint!)
  onTestFinished(async () => {
    await line.close()
    await s3.stop()
  })
  const storage = s3Storage({ ...s3.options, endpoint: line.url, requestLimitMs: 300 })
  const put = () => storage.put('photos/a.jpg', Buffer.from('a photo'), 'image/jpeg')
  await put()

  line.freeze()
  expect(isTemporary(await put().catch((error: unknown) => error))).toBe(true)
  line.thaw()
  line.refuse()
  expect(isTemporary(await put().catch((error: unknown) => error))).toBe(true)
  line.accept()
  await put()
  expect(await storage.get('photos/a.jpg')).toEqual(new Uint8Array(Buffer.from('a photo')))
}, 30_000)
