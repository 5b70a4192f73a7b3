import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getSocialDeletion } from '#contract/social-deletions.ts'
import { socialTexts } from '#texts/social-login.ts'
import { useFormat } from '#web/language/use-format.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'
import { useSocialText } from './use-social-text.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

/** Answers null for an unknown code. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, language } = context.get(pageContext)
  const [{ title }, deletion] = await Promise.all([
    loadTitle(context, () => socialTexts[language].deletion.title),
    call(getSocialDeletion, { params: { code: params.code ?? '' } }).catch(() => null),
  ])
  return { title, deletion }
}

/** Shows the progress of a data deletion that a provider requested. Source: docs/rules.md A-18. */
export default function DataDeletionPage() {
  const { deletion } = useLoaderData<typeof loader>()
  const text = useSocialText().deletion
  const { date } = useFormat()

  return (
    <Page title={text.title}>
      <p className="py-8">
        {deletion === null && text.unknown}
        {deletion?.done_at && text.done(date(deletion.done_at))}
        {deletion && !deletion.done_at && text.waiting(date(deletion.requested_at))}
      </p>
    </Page>
  )
}
