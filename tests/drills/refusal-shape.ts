import { z } from 'zod'

const refusal = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.union([z.string(), z.array(z.unknown())]),
  request_id: z.string(),
})

/** Whether a body is a refusal as the contract describes it. */
export function isRefusal(body: string): boolean {
  try {
    return refusal.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}
