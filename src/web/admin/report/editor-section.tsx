import type { ReactNode } from 'react'

interface EditorSectionProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const EditorSection = ({ title, action, children }: EditorSectionProps) => (
  <section aria-label={title} className="border-b border-sand py-6">
    <div className="flex min-h-touch items-center justify-between gap-4">
      <h2 className="font-strong">{title}</h2>
      {action}
    </div>
    {children}
  </section>
)
