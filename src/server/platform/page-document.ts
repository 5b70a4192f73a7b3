import { type EncodedBody, encodedBody } from './encoded-body.ts'

/** A rendered page. */
export interface PageDocument extends EncodedBody {
  /** Content security policy. */
  readonly policy: string
}

export const pageDocument = (html: string, policy: string): PageDocument => ({
  policy,
  ...encodedBody(html),
})
