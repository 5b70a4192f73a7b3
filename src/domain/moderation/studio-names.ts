import { itemAt } from '#domain/collections/lists.ts'

/**
 * The studio's own name. Used alone or with words like those below, it impersonates the studio; as
 * part of a person's name it does not.
 */
const brandWords = ['결', 'ㄱㅕㄹ', 'gyeol', 'gyul', 'kyeol', 'kyul']

/**
 * Words that are never part of a person's name. A name that contains one, however spaced,
 * impersonates the studio.
 */
const titlesAnywhere = [
  '관리자',
  '운영자',
  '운영진',
  '운영팀',
  '상담사',
  '상담원',
  '고객센터',
  '컨설턴트',
  'administrator',
  'quan tri vien',
  'ban quan tri',
  'tu van vien',
]

/**
 * Words that impersonate the studio when they stand alone; inside a longer word they may be part of
 * a name.
 */
const titlesAlone = [
  'admin',
  'official',
  'moderator',
  'operator',
  'webmaster',
  'consultant',
  'staff',
  'chinh thuc',
  '공식',
]

/** Words beside the studio's name that do not make it someone else's name. */
const companions = [
  ...['the', 'team', 'studio', 'support', 'help', 'service', 'cs', 'image', 'consulting'],
  ...[
    '스튜디오',
    '컨설팅',
    '이미지컨설팅',
    '이미지',
    '팀',
    '님',
    '대표',
    '원장',
    '실장',
    '공식계정',
  ],
]

/** Lower-case letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a', в: 'b', е: 'e', ё: 'e', є: 'e', з: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c',
  ѕ: 's', т: 't', у: 'y', х: 'x', ц: 'u', г: 'r', п: 'n', и: 'n', і: 'l', ї: 'l', ј: 'j', ԁ: 'd',
  ғ: 'f', ӏ: 'l', ү: 'y', ԍ: 'g',
  // Greek
  α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't',
  υ: 'u', χ: 'x', ϲ: 'c',
  // Latin
  đ: 'd', ı: 'l', ɩ: 'l', ɡ: 'g', ɑ: 'a', ɢ: 'g', ʏ: 'y', ᴇ: 'e', ᴏ: 'o', ʟ: 'l', ᴀ: 'a', ᴅ: 'd',
  ᴍ: 'm', ɪ: 'l', ɴ: 'n', ꜰ: 'f', ᴄ: 'c', ø: 'o', ƒ: 'f', ſ: 's',
  // Digits and signs
  0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'l', '|': 'l', '€': 'e',
} // biome-ignore format: a table

/**
 * Composes Hangul that is written as separate Jamo; `FINALS` maps consonants to the end of a
 * syllable.
 */
const FINALS = new Map(
  [...'ᄀᄂᄃᄅᄆᄇᄉᄋᄌᄎᄏᄐᄑᄒ'].map((initial, at) => [initial, itemAt([...'ᆨᆫᆮᆯᆷᆸᆺᆼᆽᆾᆿᇀᇁᇂ'], at)]),
)

const joinJamo = (text: string) =>
  text
    .replace(/([ᄀ-ᄒ][ᅡ-ᅵ])([ᄀ-ᄒ])(?![ᅡ-ᅵ])/g, (_, syllable: string, last: string) =>
      syllable.concat(FINALS.get(last) ?? last),
    )
    .normalize('NFC')

/**
 * Reduces a name to its appearance: compatibility forms, case, accents and look-alike letters
 * become one, and so do `i` and `l`, since a capital I looks like an l. Words stay separated by one
 * space.
 */
function skeletonOf(name: string): string {
  const marksRemoved = name.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')
  const folded = joinJamo(marksRemoved.normalize('NFKC')).toLowerCase()
  const latin = [...folded].map((letter) => lookalikes[letter] ?? letter).join('')
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('i', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const compact = (skeleton: string) => skeleton.replaceAll(' ', '')
const skeletons = (words: readonly string[]) => words.map((word) => compact(skeletonOf(word)))

const anywhere = skeletons(titlesAnywhere)
const alone = new Set(skeletons(titlesAlone))
const brand = skeletons(brandWords)
const madeOfStudioWords = new RegExp(
  `^(?:${[...anywhere, ...alone, ...brand, ...skeletons(companions)].join('|')})+$`,
)
const namesStudio = new RegExp([...brand, ...alone].join('|'))

/**
 * Whether a name impersonates the studio: 결, Gyeol, 관리자, “G y e o l”, “аdmin” with a Cyrillic а.
 * Real names pass, including those that contain the studio's name: 한결, 김결, Kim Gyeol. Source:
 * docs/rules.md I-10.
 */
export const impersonatesStudio = (name: string): boolean =>
  isPosing(name) || isPosing(name.normalize('NFKC').replace(/^[\p{N}\s]+|[\p{N}\s]+$/gu, ''))

function isPosing(name: string): boolean {
  const skeleton = skeletonOf(name)
  const letters = compact(skeleton)
  if (anywhere.some((title) => letters.includes(title))) return true
  if (skeleton.split(' ').some((word) => alone.has(word))) return true
  return namesStudio.test(letters) && madeOfStudioWords.test(letters)
}
