import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { type Node, stripForBrowsers } from './client-contract.ts'

const declarations = `
  let made = 0
  export const howMany = () => made
  const schema = (shape) => { made += 1; return { shape } }
  const endpoint = (it) => it
  export const replyOnly = schema('a reply')
  export const read = endpoint({
    method: 'GET',
    path: '/v1/things/:id',
    summary: 'A thing',
    access: 'viewer',
    params: schema({ id: 'text' }),
    reply: schema({ thing: replyOnly }),
    status: 200,
  })
  export const write = endpoint({
    summary: 'Changes a thing',
    method: 'PUT',
    path: '/v1/things/:id',
    body: schema({ name: schema('text') }),
    reply: replyOnly,
    refusals: ['EDIT_CONFLICT'],
  })
  export const kindOf = (kind) => endpoint({ method: 'GET', path: '/v1/' + kind, reply: schema(kind) })
`

test('a browser gets of an endpoint what it calls, and not what the server checks', async () => {
  const { read, write, kindOf } = await inBrowsers(declarations)

  expect(read).toEqual({ method: 'GET', path: '/v1/things/:id', access: 'viewer' })
  expect(Object.keys(write)).toEqual(['method', 'path', 'body'])
  expect(kindOf('places')).toEqual({ method: 'GET', path: '/v1/places' })
})

test('the schema of a body is made when it is first read, and once', async () => {
  const { write, howMany } = await inBrowsers(declarations)
  const before = howMany()

  const { body } = write
  expect(body).toEqual({ shape: { name: { shape: 'text' } } })
  expect(howMany()).toBe(before + 2)
  expect(write.body).toBe(body)
  expect(howMany()).toBe(before + 2)
})

test('a value that takes calls to make may be left out where nobody names it', () => {
  const text = stripForBrowsers(declarations, parsed(declarations))

  expect(text).toContain("replyOnly = /* @__PURE__ */ (() => (schema('a reply')))()")
  expect(text).toContain('const howMany = () => made')
})

const parsed = (code: string) => parseAst(code) as unknown as Node

const inBrowsers = (code: string) =>
  import(
    `data:text/javascript,${encodeURIComponent(stripForBrowsers(code, parsed(code)))}#${crypto.randomUUID()}`
  )
