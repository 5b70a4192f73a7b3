import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listSlots } from '#contract/bookings.ts'
import { readDashboard } from '#contract/dashboard.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { importStatement } from '#contract/receipts.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import { register } from '#contract/sign-up.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { allRoutes } from '#server/routes.ts'
import { texts } from '#texts/all.ts'
import { validationTexts } from '#texts/validation.ts'
import { Refusal } from './refusal.ts'
import { parseInput } from './validation.ts'

const endpoints = allRoutes({} as Deps).map(({ endpoint }) => endpoint)

/** Invalid values of every kind. */
const bad: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '!',
  'x'.repeat(20_000),
  '9999-12-31',
  '2026-13-45T99:99',
  '가\0나',
  '\ud800',
  Number.NaN,
  -1,
  0.5,
  1e15,
  true,
  [],
  [null],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
]

/** Bodies with one invalid field at any depth. */
function badBodies(schema: unknown): unknown[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return [...bad, ...badBodies(inner.element).map((it) => [it])]
  if (!(inner instanceof z.ZodObject)) return [...bad]
  const ofFields = Object.entries(inner.shape).flatMap(([name, field]) =>
    badBodies(field).map((value) => ({ [name]: value })),
  )
  return [...bad, ...ofFields]
}

/** Inner schema of optional, nullable, default and piped schemas. */
function unwrapped(schema: unknown): unknown {
  const { def } = schema as { readonly def: { innerType?: unknown; in?: unknown } }
  const inner = def.innerType ?? def.in
  return inner ? unwrapped(inner) : schema
}

function messagesFor(endpoint: Endpoint, part: 'query' | 'body', raw: unknown, language: Language) {
  const input = { params: {}, query: {}, body: {}, [part]: raw }
  try {
    parseInput({ ...endpoint, params: z.object({}) }, input, language)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return (error.extra.detail as readonly FieldProblem[]).map(({ msg }) => msg)
  }
}

/** Patterns of all our messages, with wildcards for figures. */
const written = (language: Language) =>
  [...Object.values(validationTexts[language]), ...Object.values(texts[language].names)].map(
    (sentence) => {
      const text = typeof sentence === 'string' ? sentence : sentence('FIGURE')
      const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return new RegExp(`^${pattern.replaceAll('FIGURE', '-?[\\d.,]+')}$`)
    },
  )

describe.each(languages)('[S-12] in %s', (language) => {
  const sentences = written(language)

  test('every validation problem of every call has our own message', () => {
    const foreign = new Set<string>()
    const seen = new Set<string>()
    for (const endpoint of endpoints) {
      for (const part of ['query', 'body'] as const) {
        if (!endpoint[part]) continue
        for (const raw of badBodies(endpoint[part])) {
          for (const message of messagesFor(endpoint, part, raw, language)) {
            if (seen.has(message)) continue
            seen.add(message)
            if (!sentences.some((it) => it.test(message))) foreign.add(message)
          }
        }
      }
    }
    expect([...foreign]).toEqual([])
    expect(seen.size).toBeGreaterThan(30)
  })

  test('no message contains technical terms', () => {
    const machine =
      /string|regex|pattern|boolean|undefined|null|\bNaN\b|\bint\b|object|array|enum|zod|JSON|invalid|uuid|U\+|[\^≥≤]|\\d/i
    for (const sentence of Object.values(validationTexts[language])) {
      expect(typeof sentence === 'string' ? sentence : sentence('1,000')).not.toMatch(machine)
    }
  })

  test('a field with a custom rule has its own message', () => {
    const words = validationTexts[language]
    const account = { user_id: '하나', phone: '12', password: 'a', password_confirm: 'b' }
    expect(messagesFor(register, 'body', account, language)).toEqual(
      expect.arrayContaining([words.userId, words.phone]),
    )
    const inquiry = { writer_password: '12' }
    expect(messagesFor(createInquiry, 'body', inquiry, language)).toContain(words.inquiryPassword)
    const period = { from: '2026-11-03', to: '2026-11-02' }
    expect(messagesFor(readDashboard, 'query', period, language)).toEqual([words.period])
    expect(messagesFor(listSlots, 'query', period, language)).toEqual([words.period])
    const day = { from: '9999-12-31' }
    expect(messagesFor(readDashboard, 'query', day, language)).toEqual([words.day])
    const row = { amount: 0, sender: '김하나', received_at: '2026-11-02T00:00:00Z' }
    expect(messagesFor(importStatement, 'body', { rows: [row] }, language)).toEqual([words.amount])
  })
})
