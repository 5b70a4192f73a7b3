import type { Endpoint } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { auditOnce } from './audit-looks.ts'
import { isStaff, type Member } from './caller.ts'
import { maskAddress } from './mask-address.ts'

interface Request {
  readonly id: string
  readonly ip: string
}

/**
 * Records that a member called what is the back office's and was refused: the first call in ten minutes.
 * Of a customer only the network is stored: the row stays longer than their address may. Source:
 * docs/rules.md AU-5, AU-6.
 */
export const recordForbidden =
  ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  (caller: Member, { method, path }: Endpoint, { id, ip }: Request): Promise<void> =>
    auditOnce(
      db,
      caller,
      { ip: isStaff(caller) ? ip : maskAddress(ip), requestId: id },
      {
        action: 'sign-in.forbidden',
        subject: caller.memberId,
        detail: { call: `${method} ${path}` },
        at: now(),
      },
    )
