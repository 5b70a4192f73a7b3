import { useQuery } from '@tanstack/react-query'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { policyOf } from './ordering-queries.ts'

interface PolicyTextProps {
  readonly kind: 'refund' | 'points'
  readonly title: string
  /** Message if the text fails to load; the summary above it suffices for a decision. */
  readonly failed: string
}

/** Shows the whole text of a policy, loaded when it is first opened. */
export function PolicyText({ kind, title, failed }: PolicyTextProps) {
  const language = useLanguage()
  const retry = useText().ui.retry
  const policy = useQuery(policyOf(kind, language))

  return (
    <section className="mt-7 border-t border-sand pt-5">
      <h3 className="mb-3 font-strong">{title}</h3>
      {policy.data ? (
        <div
          className="rich-text text-small"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved
          dangerouslySetInnerHTML={{ __html: policy.data.html }}
        />
      ) : policy.isError ? (
        <Problem retry={retry} onRetry={() => policy.refetch()} busy={policy.isFetching}>
          {failed}
        </Problem>
      ) : (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      )}
    </section>
  )
}
