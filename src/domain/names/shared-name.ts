import { givenName, isHangul } from './given-name.ts'

/**
 * Returns the part of a customer's name that others may see: never all of several words. `이서윤`
 * becomes `서윤`, `Nguyễn Thùy Linh` `Linh`, `Anna Maria Schmidt` `Anna`. A name of one word stays
 * whole unless it is Korean and starts with a surname.
 */
export function sharedName(name: string): string {
  const called = givenName(name)
  const [first = '', ...others] = called.split(' ')
  const last = others.at(-1)
  if (last === undefined) return called
  if (isHangul(called)) return others.join(' ')
  return vietnameseSurnames.has(unmarked(first)) ? last : first
}

const unmarked = (word: string) =>
  word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Vietnamese surnames, which come first while the given name comes last. They cover nine of ten
 * people.
 */
const vietnameseSurnames = new Set(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh dao trinh truong luong mai to lam cao chau thai ta quach'.split(
    ' ',
  ),
)
