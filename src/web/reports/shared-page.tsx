import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getSharedReport } from '#contract/report-shares.ts'
import { reportTexts } from '#texts/reports.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column, Page } from '#web/ui/page.tsx'
import { SharedReportView } from './shared-report-view.tsx'
import { useReportText } from './use-report-text.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

/** Statuses of a link that is expired or unknown. */
const closed = [404, 410]

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const title = reportTexts[language].share.pageTitle
  try {
    const shared = await call(getSharedReport, { params: { share_token: params.token ?? '' } })
    return data({ title, shared, status: 200 })
  } catch (answer) {
    if (!(answer instanceof Response) || !closed.includes(answer.status)) throw answer
    return data({ title, shared: null, status: answer.status }, { status: answer.status })
  }
}

/** Shows a result sheet by its share link, or that the link has expired. */
export default function SharedPage() {
  const { shared, status } = useLoaderData<typeof loader>()
  const text = useReportText().share
  if (shared) {
    return (
      <Column width="page" className="grow">
        <SharedReportView shared={shared} />
      </Column>
    )
  }
  const hasEnded = status === 410
  return (
    <Page title={hasEnded ? text.endedTitle : text.unknownTitle}>
      <p className="py-8">{hasEnded ? text.ended : text.unknown}</p>
      <ButtonLink to="/user">{text.toSite}</ButtonLink>
    </Page>
  )
}
