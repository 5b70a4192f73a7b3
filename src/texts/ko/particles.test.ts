import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All Korean texts: of the site, of each consulting, and of the seeds. */
const FILES = globSync(['src/texts/ko/*.ts', 'src/consultings/**/*.ts', 'src/server/seeds/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()

/**
 * Endings of interpolated values, by variable name: amounts end in 원, points in P, others as
 * listed.
 */
const ENDINGS = {
  /** 원, 님, 월, 분, 간: a final consonant. */
  consonant:
    /(?:amount|sum|fee|excess|rest|interest|due|ours|now|after|who|month|window|won\(.*\))$/i,
  /** P, read as 피. */
  vowel: /(?:points|photo)$/i,
}
const PARTICLES = {
  consonant: /^(?:은|이|을|과|으로|이에요|이라|이나)(?![가-힣])/,
  vowel: /^(?:는|가|를|와|로|예요|라|나)(?![가-힣])/,
}

/** Any letter after a quote or bracket, or a particle after a space (이 may mean “this” there). */
const AFTER_CLOSING =
  /[’”)\]」』](?:<[^>]*>)?(?:[가-힣]| (?:은|는|가|을|를|과|와|으로|로|에|에서|의|라고)(?![가-힣])).{0,9}/gu

/** Finds positions where a particle may be wrong, or separated at the end of a line. */
function faultsIn(text: string): string[] {
  const unfit = [...text.matchAll(/\$\{([^{}]*)\}(?:<[^>]*>)?([가-힣]+)/gu)].filter(
    ([, name = '', following = '']) => {
      if (PARTICLES.consonant.test(following)) return !ENDINGS.consonant.test(name)
      if (PARTICLES.vowel.test(following)) return !ENDINGS.vowel.test(name)
      return false
    },
  )
  return [...text.matchAll(AFTER_CLOSING), ...unfit].map(([part]) => part)
}

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

test('puts Korean particles only after words with a known ending', () => {
  const faults = FILES.flatMap((file) =>
    faultsIn(withoutComments(readFileSync(file, 'utf8'))).map((part) => `${file}: ${part}`),
  )
  expect(FILES.length).toBeGreaterThan(80)
  expect(faults).toEqual([])
})

// biome-ignore format: a table reads by columns
test.each<[string, number]>([
  ['‘보낸 메일’에만 남아요',                1],
  ['기한(11월 9일)이 지났어요',             1],
  ['「민사소송법」 을 따릅니다',            1],
  ['<b>‘결과지’</b>를 보내요',              1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  ['${name}을 지울까요',                    1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  ['${amount}를 보내요',                    1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  ['${points}을 드려요',                    1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  ['${amount}을, ${points}를 드려요',       0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source
  ['${name} 님에게, ${name}에게, ${day}까지', 0],
  ['‘보낸 메일’ 목록에만 남아요',           0],
  ['아이디(영문)와 비밀번호',               1],
])('“%s” has %i wrong particles', (text, count) => {
  expect(faultsIn(text)).toHaveLength(count)
})
