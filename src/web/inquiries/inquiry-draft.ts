import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import type { InquiryFields } from './inquiry-rules.ts'

/** What was typed on which screen and by whom, until it is sent or the tab is closed. */
interface InquiryDraft {
  /** A member's draft is never shown to a guest, nor to another member. */
  readonly owner: string
  readonly fields: Partial<InquiryFields>
}

export function readInquiryDraft(owner: string): Partial<InquiryFields> {
  const draft = readInTab<InquiryDraft>(tabKeys.inquiryDraft)
  return draft?.owner === owner ? draft.fields : {}
}

/** Everything but the password. */
export function saveInquiryDraft(owner: string, { writer_password: _, ...fields }: InquiryFields) {
  writeInTab(tabKeys.inquiryDraft, { owner, fields })
}

export const removeInquiryDraft = () => writeInTab(tabKeys.inquiryDraft, null)
