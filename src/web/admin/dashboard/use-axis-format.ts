import { useMemo } from 'react'
import { useLanguage } from '#web/language/use-text.ts'

/** Short formats for axis labels: `11. 2.` and `10만` in Korean, `11/2` and `100K` in English. */
export function useAxisFormat() {
  const language = useLanguage()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Seoul',
      month: 'numeric',
      day: 'numeric',
    })
    const amounts = new Intl.NumberFormat(language, { notation: 'compact' })
    return {
      day: (day: string) => days.format(new Date(day)),
      amount: (amount: number) => amounts.format(amount),
    }
  }, [language])
}
