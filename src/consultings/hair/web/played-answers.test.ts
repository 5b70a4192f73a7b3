import { beforeEach, expect, test, vi } from 'vitest'
import { playQuestions } from '#domain/drawings/styles/play.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { playedAnswers } from './played-answers.ts'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

test.each(playQuestions.outline)(
  '[SHEET] takes over the face %s from the first page',
  (outline) => {
    writeStored(storageKeys.play, JSON.stringify({ outline }))
    expect(playedAnswers('ko')).toEqual({ face_shape: expect.stringMatching(/형$/) })
  },
)

test('[SHEET] starts the note with the tried hair, in the survey’s language', () => {
  writeStored(storageKeys.play, '{"fringe":"full","length":"chin"}')
  expect(playedAnswers('ko')).toEqual({ note: '첫 화면에서 골라 본 머리: 턱선 길이, 풀뱅\n' })
  expect(playedAnswers('en').note).toContain('down to the chin, a full fringe')

  writeStored(storageKeys.play, '{"fringe":"full"}')
  expect(playedAnswers('ko')).toEqual({ note: '첫 화면에서 골라 본 머리: 풀뱅\n' })
  writeStored(storageKeys.play, '{"length":"chin"}')
  expect(playedAnswers('ko')).toEqual({ note: '첫 화면에서 골라 본 머리: 턱선 길이\n' })
})

test.each(['', 'not json', 'null', '7', '{"outline":"pear","fringe":3}'])(
  '[SHEET] ignores %j in storage',
  (stored) => {
    writeStored(storageKeys.play, stored)
    expect(playedAnswers('ko')).toEqual({})
  },
)
