import { answerInquiry } from '#contract/admin-inquiries.ts'
import { createInquiry, type Inquiry } from '#contract/inquiries.ts'
import { inquiryOf } from './given-inquiries.ts'
import { adminToken, type SiteMember, unique } from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** Creates an inquiry of a guest or a member, and answers it if `answer` is given. */
export async function givenInquiryOnSite(
  site: RunningSite,
  change: Parameters<typeof inquiryOf>[0],
  given: { readonly by?: SiteMember; readonly answer?: string } = {},
): Promise<Inquiry> {
  const inquiry = await callSite(
    site.url,
    createInquiry,
    { body: inquiryOf(change) },
    { token: given.by?.token, idempotencyKey: unique() },
  )
  if (!given.answer) return inquiry
  const input = { params: { id: inquiry.id }, body: { content: given.answer } }
  return {
    ...inquiry,
    ...(await callSite(site.url, answerInquiry, input, { token: await adminToken(site) })),
  }
}
