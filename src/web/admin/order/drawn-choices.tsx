import type { ReactNode } from 'react'

interface DrawnChoice {
  readonly label: string
  readonly picture: ReactNode
}

interface DrawnChoicesProps {
  /** The question, where several answers to it stand together. */
  readonly caption?: string
  readonly choices: readonly DrawnChoice[]
}

/** What was chosen, as the customer saw it. The words follow in the list, so ears may pass by. */
export const DrawnChoices = ({ caption, choices }: DrawnChoicesProps) =>
  choices.length > 0 && (
    <div aria-hidden="true" className="pb-3">
      {caption && <p className="pb-1 text-tiny text-muted">{caption}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
        {choices.map(({ label, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never change places
          <li key={at} className="flex flex-col bg-fill pb-1.5 text-center">
            {picture}
            <span className="mt-auto block px-1 pt-1 text-[0.6875rem] leading-tight text-muted">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
