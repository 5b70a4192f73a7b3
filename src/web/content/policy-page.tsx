import type { LoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData, useRouteLoaderData } from 'react-router'
import { getPolicy, policyKinds } from '#contract/content.ts'
import { PointsRules } from '#web/content/points-rules.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { describePage } from '#web/layout/describe-page.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import { pageContext } from '#web/page-context.ts'
import type { RootData } from '#web/root.tsx'
import { Page } from '#web/ui/page.tsx'

export const handle = { public: { params: { kind: policyKinds } } } satisfies PublicHandle

export async function loader({ context, params }: LoaderFunctionArgs) {
  const kind = policyKinds.find((each) => each === params.kind)
  if (!kind) throw redirect('/login')
  const [policy, page] = await Promise.all([
    context.get(pageContext).call(getPolicy, { params: { kind } }),
    describePage(context, ({ titled, policy }, { content: { policies } }) => ({
      title: titled(policies[kind]),
      description: policy(policies[kind]),
    })),
  ])
  return { ...policy, page }
}

export const meta = pageMeta()

/** Shows a policy in force, whose HTML was sanitized when it was saved. */
export default function PolicyPage() {
  const { kind, version, effective_at, html } = useLoaderData<typeof loader>()
  const text = useText().content.policies
  const { date } = useFormat()
  const site = useRouteLoaderData<RootData>('root')?.site

  return (
    <Page title={text[kind]} intro={text.version(version, date(effective_at))}>
      {kind === 'points' && site && (
        <div className="border-b border-ink pt-8">
          <PointsRules rules={site.points_rules} />
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved */}
      <div className="rich-text pt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  )
}
