import { givenName, isHangul } from './given-name.ts'

/**
 * What others read of a customer's name: never all of several words. `이서윤` is `서윤`,
 * `Nguyễn Thùy Linh` is `Linh`, `Anna Maria Schmidt` is `Anna`. A name of one word stays whole unless
 * it is Korean and begins with a surname.
 */
export function sharedName(name: string): string {
  const called = givenName(name)
  const [first = '', ...others] = called.split(' ')
  if (others.length === 0) return called
  if (isHangul(called)) return others.join(' ')
  return vietnameseSurnames.has(unmarked(first)) ? others.at(-1)! : first
}

const unmarked = (word: string) =>
  word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

/** They stand first and the given name last. Together nine of ten people have one of them. */
const vietnameseSurnames = new Set(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh dao trinh truong luong mai to lam cao chau thai ta quach'.split(
    ' ',
  ),
)
