import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { type Caller, type Member, visitor } from '#server/platform/caller.ts'
import { fingerprintOf } from '#server/platform/idempotency.ts'
import { required } from '#server/platform/required.ts'
import { answerInProcess } from '#server/platform/route.ts'
import { allRoutes } from '#server/routes.ts'
import { type DemoPhoto, demoPhoto, PHOTO_HEIGHT_PX } from './photo.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

interface CallOptions {
  readonly as?: Caller
  readonly language?: Language
  readonly photos?: readonly Uint8Array[]
}

/**
 * The API called in process at moments of the past, so that what a demo shows came about as it does
 * for customers. Nothing is sent and nothing is limited.
 */
export function demoStudio(deps: Deps, photoHeightPx = PHOTO_HEIGHT_PX) {
  const present = deps.now()
  let moment = present
  const past: Deps = { ...deps, now: () => moment, rateLimits: false, mail: null, sms: null }
  const routes = new Map(allRoutes(past).map((route) => [route.endpoint, route]))

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { as = visitor, language = defaultLanguage, photos = [] }: CallOptions = {},
  ): Promise<ReplyOf<E>> {
    const files = photos.map((data, index) => ({
      fieldName: 'images',
      fileName: `photo-${index + 1}.jpg`,
      data,
    }))
    return answerInProcess(required(routes.get(endpoint), endpoint.path), input, as, {
      language,
      ip: '127.0.0.1',
      userAgent: 'demo',
      requestId: `demo-${fingerprintOf(endpoint.path, moment).slice(0, 12)}`,
      idempotency: null,
      header: () => null,
      cookies: {},
      files,
      setCookie: () => undefined,
    })
  }

  return {
    deps: past,
    call,
    takePhotos: (photos: readonly DemoPhoto[]) =>
      Promise.all(photos.map((photo) => demoPhoto(photo, photoHeightPx))),
    /** Sets the clock to a number of days (and minutes) before the start of the demo. */
    goTo(daysAgo: number, minutesAgo = 0) {
      moment = new Date(present.getTime() - (daysAgo * DAY_MINUTES + minutesAgo) * MINUTE_MS)
    },
    /** Advances the clock by some minutes. */
    wait(minutes: number) {
      moment = new Date(moment.getTime() + minutes * MINUTE_MS)
    },
  }
}

export type DemoStudio = ReturnType<typeof demoStudio>

/** Finds the administrator that the installation created. */
export async function findAdministrator({ db }: Pick<Deps, 'db'>): Promise<Member | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'user_id', 'name'])
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .executeTakeFirst()
  return row && toCaller(row, 'ADMIN')
}

/** Converts a member to a signed-in caller. */
export const toCaller = (
  row: { readonly id: string; readonly user_id: string; readonly name: string },
  role: Member['role'] = 'USER',
): Member => ({
  kind: 'member',
  memberId: row.id,
  sessionId: row.id,
  userId: row.user_id,
  name: row.name,
  role,
  mustChangePassword: false,
  isConfirmed: true,
  mustAddFactor: false,
})
