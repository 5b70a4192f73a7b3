import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Form-encoded: Facebook's `signed_request`. A wrong signature is FORBIDDEN. */
export const deleteFacebookData = endpoint({
  method: 'POST',
  path: '/v1/social/facebook/data-deletion',
  summary: 'Facebook asks in somebody’s name to forget them',
  access: 'anyone',
  body: z.object({ signed_request: z.string().min(1).max(4_000) }),
  bodyKind: 'form',
  reply: z.object({
    /** A page that shows the progress of the deletion. */
    url: z.string(),
    confirmation_code: z.string(),
  }),
  refusals: ['PROVIDER_NOT_CONFIGURED'],
})

const unlinked = z.object({ user_id: z.union([z.string().min(1), z.int()]).transform(String) })

/** With `Authorization: KakaoAK …`; the reply does not reveal whether the person is known. */
export const unlinkKakao = endpoint({
  method: 'POST',
  path: '/v1/social/kakao/unlink',
  summary: 'Kakao tells that somebody unlinked us',
  access: 'anyone',
  body: unlinked,
  bodyKind: 'form',
  reply: z.object({}),
  refusals: ['PROVIDER_NOT_CONFIGURED'],
})

export const unlinkKakaoByQuery = endpoint({
  method: 'GET',
  path: '/v1/social/kakao/unlink',
  summary: 'The same, where Kakao is set to call by GET',
  access: 'anyone',
  query: unlinked,
  reply: z.object({}),
  refusals: ['PROVIDER_NOT_CONFIGURED'],
})

export const getSocialDeletion = endpoint({
  method: 'GET',
  path: '/v1/social/data-deletion/:code',
  summary: 'How far a deletion is that a provider asked for',
  access: 'anyone',
  params: z.object({ code: z.string().regex(/^[0-9a-f]{24}$/) }),
  reply: z.object({ requested_at: z.string(), done_at: z.string().nullable() }),
  refusals: [],
})
