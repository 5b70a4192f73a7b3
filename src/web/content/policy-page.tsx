import type { LoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { getPolicy, policyKinds } from '#contract/content.ts'
import { loadMessages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const kind = policyKinds.find((each) => each === params.kind)
  if (!kind) throw redirect('/login')
  const { call, language } = context.get(pageContext)
  const [policy, { content, layout }] = await Promise.all([
    call(getPolicy, { params: { kind } }),
    loadMessages(language),
  ])
  return { ...policy, title: content.policies[kind], siteName: layout.siteName }
}

interface Titled {
  readonly title: string
  readonly siteName: string
}

export const meta = ({ loaderData }: { readonly loaderData?: Titled }) =>
  loaderData ? [{ title: `${loaderData.title} · ${loaderData.siteName}` }] : []

/** A policy in force, as it was cleaned when it was saved. */
export default function PolicyPage() {
  const { title, version, effective_at, html } = useLoaderData<typeof loader>()
  const text = useText().content.policies
  const { date } = useFormat()

  return (
    <Page title={title} intro={text.version(version, date(effective_at))}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved */}
      <div className="rich-text pt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  )
}
