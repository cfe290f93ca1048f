import type { FastifyReply, FastifyRequest } from 'fastify'
import { v1Errors } from './codes.ts'
import type { Faults } from './faults.ts'

/** Bearer tokens that were given. */
export type Tokens = Map<string, { expiresAtMs: number }>

export type TokenGuard = {
  isAuthorised: (request: FastifyRequest) => boolean
  refuse: (reply: FastifyReply) => FastifyReply
}

/** Lets in whoever shows a token in force, from an address that is on the list. */
export function guardByToken(tokens: Tokens, faults: Faults): TokenGuard {
  let refused = 0
  const given = ({ headers }: FastifyRequest) =>
    tokens.get(headers.authorization?.replace(/^Bearer /i, '') ?? '')
  return {
    isAuthorised: request => faults.caller === 'allowed' && (given(request)?.expiresAtMs ?? 0) > Date.now(),
    // The same refusal comes as 401 or as 422; that of an address with HTTP 200.
    refuse: reply => {
      if (faults.caller === 'not_allowed') return reply.send(v1Errors.notAllowed)
      refused += 1
      const isOver = given(reply.request) !== undefined
      return reply
        .code(refused % 2 === 1 ? 401 : 422)
        .send(isOver ? v1Errors.expiredToken : v1Errors.invalidToken)
    },
  }
}
