import type { MemberDetail as Member } from '#contract/admin-members.ts'

export interface MemberProps {
  readonly member: Member
}
