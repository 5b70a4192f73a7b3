import type { ReactNode } from 'react'
import { Page } from '#web/ui/page.tsx'
import { AccessPrompt, type AccessPromptProps } from './access-prompt.tsx'

export interface AccessPageProps extends AccessPromptProps {
  /** Title of the requested page. */
  readonly title: string
  readonly above?: ReactNode
}

/** Replaces a page that is only for its member or guest, at the page's own address. */
export const AccessPage = ({ title, above, ...prompt }: AccessPageProps) => (
  <Page title={title} above={above} width="form">
    <AccessPrompt {...prompt} />
  </Page>
)
