const HANGUL = /^[가-힣]+$/

/** Whether a name is written in Hangul alone. */
export const isHangul = (name: string) => HANGUL.test(name.replace(/\s/g, ''))

/**
 * Returns the given name of a Korean name: `이서윤` and `이 서윤` give `서윤`. Returns the whole name if
 * the parts cannot be distinguished, and for names in other scripts.
 */
export function givenName(name: string): string {
  const parts = name.normalize('NFC').trim().split(/\s+/)
  const text = parts.join(' ')
  if (!isHangul(text) || parts.length > 2) return text
  const [, given] = parts
  return given ?? withoutSurname(text)
}

/** A name of two syllables stays whole: a given name of one syllable is ambiguous. */
function withoutSurname(name: string): string {
  if (name.length > 3 && longSurnames.has(name.slice(0, 2))) return name.slice(2)
  return name.length > 2 && surnames.has(name.slice(0, 1)) ? name.slice(1) : name
}

/** Surnames of two syllables. */
const longSurnames = new Set('남궁 황보 제갈 사공 선우 서문 독고 동방'.split(' '))

/** Surnames of more than ten thousand people. Source: Statistics Korea, census of 2015. */
const surnames = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감호음빈동온',
)
