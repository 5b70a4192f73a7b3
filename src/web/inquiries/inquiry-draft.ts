import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import type { InquiryFields } from './inquiry-rules.ts'

/** Typed content by screen and user, until it is sent or the tab is closed. */
interface InquiryDraft {
  /** A draft is never shown to anybody but its author. */
  readonly owner: string
  readonly fields: Partial<InquiryFields>
}

export function readInquiryDraft(owner: string): Partial<InquiryFields> {
  const draft = readInTab<InquiryDraft>(tabKeys.inquiryDraft)
  return draft?.owner === owner ? draft.fields : {}
}

/** Stores everything except the password. */
export function saveInquiryDraft(owner: string, { writer_password: _, ...fields }: InquiryFields) {
  writeInTab(tabKeys.inquiryDraft, { owner, fields })
}

export const removeInquiryDraft = () => writeInTab(tabKeys.inquiryDraft, null)
