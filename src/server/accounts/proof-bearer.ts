import { createHmac } from 'node:crypto'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Bearer } from '#server/platform/one-time-codes.ts'
import { readDevice, rememberDevice } from './device-cookie.ts'

type CallerContext = Pick<RequestContext, 'ip' | 'cookies'>

/** Identifies the caller without a session. Source: docs/decisions/0008. */
export const identifyBearer = (secret: string, context: CallerContext): Bearer => ({
  browser: readDevice(context),
  network: hashNetwork(secret, context.ip),
})

/**
 * Identifies who may use the proof that this call gives: its browser. The call before, which sent
 * the code, set a cookie; only a caller that did not store it may use the proof by its network.
 */
export const bearerOfProof = (
  secret: string,
  context: CallerContext & Pick<RequestContext, 'setCookie'>,
): Bearer => ({
  network: readDevice(context) === null ? hashNetwork(secret, context.ip) : null,
  browser: rememberDevice(context),
})

const hashNetwork = (secret: string, ip: string) =>
  createHmac('sha256', secret)
    .update(`sign-up network\n${clientNetwork(ip)}`)
    .digest('base64url')
