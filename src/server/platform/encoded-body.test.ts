import { expect, test } from 'vitest'
import { encodedBody } from './encoded-body.ts'

test.each(['br', 'gzip'] as const)(
  'a body in %s holds no more memory than its bytes',
  async (encoding) => {
    const body = await encodedBody('한 올까지 살펴봐요. '.repeat(200)).bodyIn(encoding)

    expect(body.length).toBeLessThan(1_000)
    expect(body.buffer.byteLength).toBe(body.length)
  },
)
