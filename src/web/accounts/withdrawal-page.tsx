import type { LoaderFunctionArgs } from 'react-router'
import { withdrawalTexts } from '#texts/withdrawal.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Page, Section } from '#web/ui/page.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ ownAccount }) => ownAccount.withdrawal,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Shows what deleting an account erases and retains, with the form. Source: WDR-01. */
export default function WithdrawalPage() {
  const text = usePageTexts(withdrawalTexts)
  const { ownAccount } = useText()

  return (
    <Page title={ownAccount.withdrawal} intro={text.intro} width="column">
      <div className="max-w-(--container-text)">
        <Section title={text.deletedTitle} first>
          <List items={text.deleted} />
        </Section>
        <Section title={text.retainedTitle}>
          <List items={text.retained} />
        </Section>
        <Section>
          <p className="mb-4 text-muted">{text.limits}</p>
          <WithdrawalForm />
        </Section>
      </div>
    </Page>
  )
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="grid gap-2 border-l-3 border-sand pl-4">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
