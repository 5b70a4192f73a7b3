import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { signAccessToken } from '#server/accounts/index.ts'
import { openDatabase } from '#server/platform/database.ts'
import { nameBankAccount } from '#server/seeds/demo/name-bank-account.ts'

const MEMBERS = 16

/**
 * Makes a site that was just started ready for orders: the studio's account, signed-in members, and a
 * promotion without limits. Returns its code and the members' access tokens.
 */
export async function givenBuyers(databaseUrl: string, secret: string) {
  const db = openDatabase(databaseUrl)
  const at = new Date()
  await nameBankAccount({ db, now: () => at })
  const code = 'BENCH'
  await db
    .insertInto('promotions')
    .values({
      code,
      name: '측정',
      discount_type: 'PERCENTAGE',
      discount_value: 10,
      starts_at: at,
      status: 'ACTIVE',
      created_at: at,
    })
    .execute()
  const tokens: string[] = []
  for (let position = 0; position < MEMBERS; position += 1) tokens.push(await givenMember(position))
  await db.destroy()
  return { promotionCode: code, tokens }

  async function givenMember(position: number) {
    const { id } = await db
      .insertInto('members')
      .values({
        user_id: `bench${position}`,
        name: '김하나',
        email: `bench${position}@example.com`,
        phone: '01012345678',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const end = new Date(at.getTime() + DAY_MS)
    const session = await db
      .insertInto('sessions')
      .values({
        member_id: id,
        refresh_hash: randomUUID(),
        rotated_at: at,
        created_at: at,
        expires_at: end,
        ends_at: end,
        confirmed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return signAccessToken(secret, session.id, at)
  }
}
