import { PAGER_BUTTONS } from '#domain/limits/limits.ts'

/** The numbers in sight: five of them with the current one in the middle where there is room. */
export function numbersAround(page: number, pages: number): number[] {
  const count = Math.min(PAGER_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(PAGER_BUTTONS / 2), pages - count + 1))
  return Array.from({ length: count }, (_, at) => first + at)
}
