import type { Contract, EndpointName } from '#contract/contract.ts'
import type { Access, Answer, Endpoint, Parsed, Role } from '#contract/endpoint.ts'
import type { FileAnswer, RequestContext, Sessions, StreamAnswer } from './context.ts'

/** An endpoint of a single role always has that role's session. */
type SessionsFor<A extends Access> = A extends readonly [infer Only extends Role]
  ? Sessions & { [R in Only]-?: NonNullable<Sessions[R]> }
  : Sessions

type HandlerAnswer<E extends Endpoint> = E extends { stream: true }
  ? StreamAnswer
  : E extends { file: string }
    ? FileAnswer
    : Answer<E>

/** Handler of an endpoint: parsed input and context → result. */
type Handler<Name extends EndpointName> = (
  input: Parsed<Contract[Name]>,
  context: Omit<RequestContext, 'sessions'> & { sessions: SessionsFor<Contract[Name]['access']> },
) => Promise<HandlerAnswer<Contract[Name]>>

/** Handlers of some endpoints, by endpoint name. */
export type Handlers<Names extends EndpointName = EndpointName> = { [Name in Names]: Handler<Name> }
