import { useQuery } from '@tanstack/react-query'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { cutPlanQuery } from '#web/reports/cut-plan-query.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'

const USUAL_ROWS = 4

/** Lists a style's measures. If they cannot be loaded, the description has to suffice. */
export function CutRows({ portrait }: { readonly portrait: PortraitChoices }) {
  const language = useLanguage()
  const { data, isPending } = useQuery(cutPlanQuery(portrait))
  if (isPending) return <SkeletonText lines={USUAL_ROWS} />
  if (!data) return null

  return (
    <dl className="border-t border-sand text-small">
      {data[language].map(({ name, text }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(4.5rem,24%)_1fr] gap-x-4 border-b border-sand py-2.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
