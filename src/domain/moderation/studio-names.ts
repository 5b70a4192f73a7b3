/** The studio's own name. Alone, or with words like those below, it poses; as part of a name it does not. */
const brandWords = ['결', 'ㄱㅕㄹ', 'gyeol', 'gyul', 'kyeol', 'kyul']

/** Words that nobody is called. A name that contains one, however spaced, poses as the studio. */
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

/** Words that pose when they stand by themselves; inside a longer word they may be a name. */
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

/** What may stand beside the studio's name without making it somebody else's. */
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

/** Letters of other scripts that look like Latin ones, as small letters. */
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

/** Hangul Jamo that are written apart are one syllable each; a final consonant is one at the end. */
const FINALS = new Map(
  [...'ᄀᄂᄃᄅᄆᄇᄉᄋᄌᄎᄏᄐᄑᄒ'].map((initial, at) => [initial, [...'ᆨᆫᆮᆯᆷᆸᆺᆼᆽᆾᆿᇀᇁᇂ'][at]!]),
)

const joinJamo = (text: string) =>
  text
    .replace(/([ᄀ-ᄒ][ᅡ-ᅵ])([ᄀ-ᄒ])(?![ᅡ-ᅵ])/g, (_, syllable: string, last: string) =>
      syllable.concat(FINALS.get(last) ?? last),
    )
    .normalize('NFC')

/**
 * What a name looks like: compatibility forms, case, accents and look-alike letters are one, and `i`
 * and `l` are, since a capital I looks like an l. Words stay apart by one space.
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
 * Whether a name would make readers believe that the studio wrote: 결, Gyeol, 관리자, “G y e o l”,
 * “аdmin” with a Cyrillic а. Real names pass, also those with the studio's name in them: 한결, 김결,
 * Kim Gyeol. Source: docs/rules.md I-10.
 */
export const posesAsStudio = (name: string): boolean =>
  isPosing(name) || isPosing(name.normalize('NFKC').replace(/^[\p{N}\s]+|[\p{N}\s]+$/gu, ''))

function isPosing(name: string): boolean {
  const skeleton = skeletonOf(name)
  const letters = compact(skeleton)
  if (anywhere.some((title) => letters.includes(title))) return true
  if (skeleton.split(' ').some((word) => alone.has(word))) return true
  return namesStudio.test(letters) && madeOfStudioWords.test(letters)
}
