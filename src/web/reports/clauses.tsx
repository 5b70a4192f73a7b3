import { Fragment } from 'react'

/** Shows a sentence that breaks between its clauses first. */
export const Clauses = ({ children }: { readonly children: string }) =>
  children.split(/(?<=,)\s+/).map((clause, at) => (
    <Fragment key={clause}>
      {at > 0 && ' '}
      <span className="inline-block">{clause}</span>
    </Fragment>
  ))
