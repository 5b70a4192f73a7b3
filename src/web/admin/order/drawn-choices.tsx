import type { ReactNode } from 'react'

interface DrawnChoice {
  readonly label: string
  readonly picture: ReactNode
}

/** Shows chosen answers with their drawings, as the customer saw them. */
export const DrawnChoices = ({ choices }: { readonly choices: readonly DrawnChoice[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
    {choices.map(({ label, picture }) => (
      <li key={label} className="flex flex-col bg-fill pt-1 text-center">
        {/* First in the source, so that it aligns with the line of its question. */}
        <span className="mb-auto block px-1 pb-1 text-tiny leading-tight">{label}</span>
        {picture}
      </li>
    ))}
  </ul>
)
