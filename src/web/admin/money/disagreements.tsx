import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#web/language/use-format.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Part } from '../order/part.tsx'
import { moneyDisagreements } from './money-queries.ts'

/** Whether orders, payments, refunds, points and the book tell the same. Source: docs/rules.md M-7. */
export function Disagreements() {
  const words = useAdminText().money.disagreements
  const format = useFormat()
  const asked = useQuery(moneyDisagreements)
  const items = asked.data?.items ?? []
  const comparedAt = asked.data?.compared_at

  return (
    <Part title={words.title} level={2}>
      {asked.isError && <LoadProblem of={asked} />}
      {!asked.data && !asked.isError && <SkeletonRows rows={1} />}
      {asked.data && items.length === 0 && (
        <p className="text-small text-moss">{comparedAt ? words.none : words.never}</p>
      )}
      {items.length > 0 && (
        <>
          <p className="pb-2 text-small text-clay">{words.some}</p>
          <ul className="text-small">
            {items.map(({ what, subject, expected, found }) => (
              <li key={`${what} ${subject}`} className="flex flex-wrap gap-x-3 py-1">
                <span>{words.what[what] ?? what}</span>
                <span className="break-all">{subject}</span>
                <span className="figures text-muted">
                  {words.figures(format.number(expected), format.number(found))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {comparedAt && (
        <p className="pt-1 text-small text-muted">
          {words.comparedAt(format.dateTime(comparedAt))}
        </p>
      )}
    </Part>
  )
}
