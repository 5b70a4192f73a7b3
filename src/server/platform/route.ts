import type { z } from 'zod'
import type { Endpoint, FileReply, InputOf, ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { commonRefusals } from '#contract/refusals.ts'
import { admit, type Caller, type CallerFor } from './caller.ts'
import type { EarlyContext, RequestContext } from './context.ts'
import { Refusal } from './refusal.ts'
import { parseInput, type RawInput } from './validation.ts'

type Answer<E extends Endpoint> = E['file'] extends true ? FileReply : z.input<E['reply']>

/** An endpoint and the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly run: (input: never, caller: never, context: RequestContext) => Promise<unknown>
  /**
   * Checks a call before its files are received: counts it for the rate limits, and refuses what `run`
   * would refuse whatever the files are. Returns the key of what the files are for. Required for
   * uploads of customers.
   */
  readonly check?:
    | ((input: never, caller: never, context: EarlyContext) => Promise<string>)
    | undefined
}

/** Pairs an endpoint with the function that answers it; the compiler checks that they fit. */
export function route<const E extends Endpoint>(
  endpoint: E,
  run: (
    input: ParsedOf<E>,
    caller: CallerFor<E['access']>,
    context: RequestContext,
  ) => Promise<Answer<E>>,
  check?: (
    input: ParsedOf<E>,
    caller: CallerFor<E['access']>,
    context: EarlyContext,
  ) => Promise<string>,
): Route {
  return { endpoint, run, check }
}

/** Runs a route's check on its parsed input. */
export async function checkCall(
  { endpoint, check }: Route,
  raw: RawInput,
  caller: Caller,
  context: EarlyContext,
): Promise<string | undefined> {
  const input = parseInput(endpoint, raw, context.language)
  // `route` has paired the check with its endpoint, whose input and caller these are.
  return check?.(input as never, caller as never, context).catch((error: unknown) => {
    throw declared(endpoint, error)
  })
}

/**
 * Handles one call, from HTTP or from a page rendered in this process: checks access, parses the
 * input, runs the handler, and removes fields that the contract does not name.
 *
 * @throws Refusal, or a fault.
 */
export async function answer(
  { endpoint, run }: Route,
  raw: RawInput,
  caller: Caller,
  context: RequestContext,
): Promise<unknown> {
  const admitted = admit(caller, endpoint)
  const input = parseInput(endpoint, raw, context.language)
  // `route` has paired the handler with its endpoint, whose input and caller these are.
  const reply = await run(input as never, admitted as never, context).catch((error: unknown) => {
    throw declared(endpoint, error)
  })
  // Parsing drops every field that the contract does not name for this caller.
  return endpoint.file ? reply : replyFor(endpoint, admitted).parse(reply)
}

const replyFor = ({ reply, consultantReply }: Endpoint, caller: Caller) =>
  caller.kind === 'member' && caller.role === 'CONSULTANT' ? (consultantReply ?? reply) : reply

/** Handles a call that is made in this process, with the types of the endpoint of the route. */
export async function answerInProcess<E extends Endpoint>(
  route: Route,
  input: InputOf<E>,
  caller: Caller,
  context: RequestContext,
): Promise<ReplyOf<E>> {
  const { params = {}, query = {}, body }: Partial<RawInput> = input
  const reply = await answer(route, { params, query, body }, caller, context)
  // The endpoint's schema has parsed it.
  return reply as ReplyOf<E>
}

/** Turns a refusal that the contract does not declare into a fault: it is a bug. */
function declared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  if (endpoint.refusals.includes(error.code) || commonRefusals.includes(error.code)) return error
  return new Error(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`, {
    cause: error,
  })
}
