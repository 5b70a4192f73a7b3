import { z } from 'zod'
import { measuredDevices, measuredPages, PAGE_SPEED_PATH } from '#domain/dashboard/page-speed.ts'
import { endpoint } from './endpoint.ts'

const MOST_MS = 600_000
const milliseconds = z.int().min(0).max(MOST_MS)

/** How fast one visit to a page was. Nothing says whose visit it was. */
export const recordPageSpeed = endpoint({
  method: 'POST',
  path: PAGE_SPEED_PATH,
  summary: 'Count how fast a page was for one visitor, without cookies or personal data',
  access: 'anyone',
  maxBodyBytes: 1_000,
  body: z.object({
    page: z.enum(measuredPages),
    device: z.enum(measuredDevices),
    /** Largest contentful paint, interaction to next paint, cumulative layout shift. */
    lcp_ms: milliseconds.optional(),
    inp_ms: milliseconds.optional(),
    cls: z.number().min(0).max(100).optional(),
  }),
  reply: z.undefined(),
  status: 204,
  refusals: ['TOO_MANY_REQUESTS'],
})

/** The value that three quarters of the visits do not exceed; null without any. */
export const pageSpeed = z.object({
  page: z.enum(measuredPages),
  device: z.enum(measuredDevices),
  visits: z.int(),
  lcp_ms: z.number().nullable(),
  inp_ms: z.number().nullable(),
  cls: z.number().nullable(),
})
