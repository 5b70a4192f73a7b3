import { useAdminText } from '../frame/admin-text.ts'
import { Disagreements } from './disagreements.tsx'
import { DueRefunds } from './due-refunds.tsx'
import { Settlements } from './settlements.tsx'

/** What the studio owes back, what its months were, and whether its books agree. */
export default function MoneyPage() {
  const text = useAdminText()
  const words = text.money

  return (
    <div className="px-4 pb-16 lg:px-5.5">
      <title>{text.pageTitle(words.title)}</title>
      <h1 className="pt-4 pb-3 font-display text-[1.3125rem] font-light lg:pt-5">{words.title}</h1>
      <DueRefunds />
      <Settlements />
      <Disagreements />
    </div>
  )
}
