import { changeMember } from '#contract/admin-members.ts'
import { assignOrder } from '#contract/admin-orders.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { adminToken, givenSiteMember, type SiteMember } from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** Changes the role of a member, as the owner. */
export async function giveRole(site: RunningSite, { user }: SiteMember, role: Role) {
  const input = { params: { id: user.id }, body: { role } }
  await callSite(site.url, changeMember, input, { token: await adminToken(site) })
}

/** Creates a signed-in person of the studio. */
export async function givenStaff(site: RunningSite, name: string, role: Role): Promise<SiteMember> {
  const member = await givenSiteMember(site, name)
  await giveRole(site, member, role)
  return { ...member, user: { ...member.user, role } }
}

export async function givenAssignment(site: RunningSite, order: string, { user }: SiteMember) {
  const input = { params: { order_number: order }, body: { consultant_id: user.id } }
  await callSite(site.url, assignOrder, input, { token: await adminToken(site) })
}
