import type { FastifyReply, FastifyRequest } from 'fastify'
import { v1Errors } from './codes.ts'

/** Bearer tokens in force. */
export type Tokens = Map<string, { expiresAtMs: number }>

export type TokenGuard = {
  isAuthorised: (request: FastifyRequest) => boolean
  refuse: (reply: FastifyReply) => FastifyReply
}

/** Lets in whoever shows a token in force. */
export function guardByToken(tokens: Tokens): TokenGuard {
  let refused = 0
  return {
    isAuthorised: request => {
      const token = request.headers.authorization?.replace(/^Bearer /i, '')
      return token !== undefined && (tokens.get(token)?.expiresAtMs ?? 0) > Date.now()
    },
    // The same refusal comes as 401 or as 422.
    refuse: reply => {
      refused += 1
      return reply.code(refused % 2 === 1 ? 401 : 422).send(v1Errors.invalidToken)
    },
  }
}
