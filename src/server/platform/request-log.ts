import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isRepeated } from './public-answers.ts'

/**
 * Writes two lines for a request, with its address and with its result. An answer from memory has the
 * first one only, since a second line would cost as much as the answer.
 */
export class RequestLog extends LogController {
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (error || !isRepeated(reply)) super.requestCompleted(error, request, reply)
  }
}
