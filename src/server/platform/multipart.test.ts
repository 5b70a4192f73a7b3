import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { FILE_START, sendUnfinished, startListening } from '#tests/support/slow-socket.ts'

const url = '/v1/surveys/guest/GY-1'
const form = 'multipart/form-data; boundary=edge'
const part = (head: string, body: string) => `--edge\r\n${head}\r\n\r\n${body}\r\n--edge--\r\n`
const named = (name: string) => `content-disposition: form-data; name="${name}"`
const manyFields = part(named('a'), 'x').replace('--edge--', '').repeat(40)

// biome-ignore format: a table reads by columns
test.each<[what: string, contentType: string, payload: string]>([
  ['no boundary',                       'multipart/form-data',           'x'],
  ['an empty boundary',                 'multipart/form-data; boundary=', 'x'],
  ['no part at all',                    form,                            'garbage'],
  ['no end',                            form,                            `--edge\r\n${named('payload')}\r\n\r\n{}`],
  ['a payload that only says JSON',     form,                            part(`${named('payload')}\r\ncontent-type: application/json`, '{bad')],
  ['a payload that is cut off',         form,                            part(named('payload'), '{"note":"')],
  ['a field named after the prototype', form,                            part(named('__proto__'), 'x')],
  ['more fields than any form has',     form,                            manyFields],
])('a multipart body with %s is malformed, which is no fault', async (_what, contentType, payload) => {
  const { app } = await startApp()
  const headers = { 'content-type': contentType }

  const answer = await app.inject({ method: 'POST', url, headers, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
})

test('refuses an unauthorized caller before reading any photo', async () => {
  const { port } = await startListening()

  const path = '/v1/surveys/member/GY-1'
  const { answered } = await sendUnfinished(port, { path, body: FILE_START })

  expect(await answered).toContain('401 Unauthorized')
})

test('[A-01] refuses a form with too many photos before it has arrived completely', async () => {
  const { port } = await startListening()

  const body = `${FILE_START}\r\n`.repeat(5)
  const { answered } = await sendUnfinished(port, { path: url, body })

  expect(await answered).toMatch(/422 [\s\S]*TOO_MANY_IMAGES/)
})

test('refuses a second payload, since only the first was checked', async () => {
  const given = await startApp()
  const { token } = await givenAdmin(given)
  const first = part(named('payload'), '{}').replace('--edge--\r\n', '')

  const answer = await given.app.inject({
    method: 'POST',
    url: '/v1/admin/media',
    headers: { 'content-type': form, authorization: `Bearer ${token}` },
    payload: `${first}${part(named('payload'), '{}')}`,
  })

  expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
})
