import type { Mutation } from './mutation.ts'

const factorTests = ['tests/api/security/second-factor.test.ts']
const pass = 'src/server/security/second-factor/pass.ts'
const factorRows = 'src/server/security/second-factor/second-factor.queries.ts'
const setUp = 'src/server/security/second-factor/set-up.ts'
const required = 'src/server/http/sessions/require-second-factor.ts'
const sessionTests = ['tests/api/security/sessions.test.ts']
const ownSessions = 'src/server/security/sessions.queries.ts'
const emailTests = ['tests/api/accounts/changed-email.test.ts']
const configTests = ['src/server/config.test.ts']

/** What stands behind the password, who ends a session, and what a production refuses. */
export const factors: readonly Mutation[] = [
  {
    wrong: 'a session that has yet to give its code opens everything',
    file: required,
    text: "if (secondFactor.isSet) return secondFactor.passedAt ? undefined : 'code'",
    becomes: 'if (secondFactor.isSet) return undefined',
    killedBy: factorTests,
  },
  {
    wrong: 'an administrator of a production needs no second factor',
    file: required,
    text: "role === 'admin' && isRequiredOfAdmins ? 'setup' : undefined",
    becomes: 'undefined',
    killedBy: factorTests,
  },
  {
    wrong: 'a code of long ago opens what is asked for again',
    file: required,
    text: 'now.getTime() - passedAt.getTime() < FRESH_MS',
    becomes: 'now.getTime() - passedAt.getTime() < 1000 * FRESH_MS',
    killedBy: factorTests,
  },
  {
    wrong: 'what matters most is not asked for again',
    file: required,
    text: '  if (stale) refuseWithoutCode(stale)\n',
    becomes: '',
    killedBy: factorTests,
  },
  {
    wrong: 'codes may be guessed without end',
    file: pass,
    text: "  await consumeAttempt(deps, 'second-factor', userId)\n",
    becomes: '',
    killedBy: factorTests,
  },
  {
    wrong: 'a code is good twice',
    file: factorRows,
    text: 'or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),',
    becomes: '',
    killedBy: factorTests,
  },
  {
    wrong: 'a wrong code passes',
    file: pass,
    text: 'return step !== undefined && consumeTotpStep(tx, userId, step)',
    becomes: 'return step === undefined || consumeTotpStep(tx, userId, step)',
    killedBy: factorTests,
  },
  {
    wrong: 'a recovery code of somebody else opens the account',
    file: factorRows,
    text: '.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))',
    becomes: '.where(eq(recoveryCodes.codeHash, codeHash))',
    killedBy: factorTests,
  },
  {
    wrong: 'a confirmed factor is replaced from a session that was found open',
    file: factorRows,
    text: '      setWhere: isNull(secondFactors.confirmedAt),\n',
    becomes: '',
    killedBy: factorTests,
  },
  {
    wrong: 'a factor is set up without the password',
    file: setUp,
    text: "  await checkCurrentPassword(deps, userId, currentPassword, 'currentPassword')\n  const secret",
    becomes: '  const secret',
    killedBy: factorTests,
  },
  {
    wrong: 'the factor is taken away without the password',
    file: setUp,
    text: "  await checkCurrentPassword(deps, userId, currentPassword, 'currentPassword')\n  const isGone",
    becomes: '  const isGone',
    killedBy: factorTests,
  },
  {
    wrong: 'somebody else’s session is ended',
    file: ownSessions,
    text: '.where(and(ofAccount(person), eq(sessions.id, id)))',
    becomes: '.where(eq(sessions.id, id))',
    killedBy: sessionTests,
  },
  {
    wrong: 'everybody’s sessions are ended',
    file: ownSessions,
    text: '.where(and(ofAccount(person), ne(sessions.id, person.sessionId)))',
    becomes: '.where(ne(sessions.id, person.sessionId))',
    killedBy: sessionTests,
  },
  {
    wrong: 'the sessions of others are shown',
    file: ownSessions,
    text: '.where(and(ofAccount(person), gt(sessions.expiresAt, now)))',
    becomes: '.where(gt(sessions.expiresAt, now))',
    killedBy: sessionTests,
  },
  {
    wrong: 'one session holds any number of streams',
    file: 'src/server/http/open-streams.ts',
    text: "if (open.length >= MAX_PER_SESSION) refuse('too_many_streams')",
    becomes: '',
    killedBy: sessionTests,
  },
  {
    wrong: 'the link of an order holds any number of streams',
    file: 'src/server/http/open-streams.ts',
    text: "if (open.length >= MAX_PER_SHARED_ORDER) refuse('too_many_streams')",
    becomes: '',
    killedBy: sessionTests,
  },
  {
    wrong: 'a stream outlives its session',
    file: 'src/server/http/open-streams.ts',
    text: "    deps.live.events.on('sessionEnded', this.#endOf)\n",
    becomes: '',
    killedBy: sessionTests,
  },
  {
    wrong: 'the address that a thief asked for is confirmed after the password was changed',
    file: 'src/server/accounts/email/clear-pending-email.ts',
    text: 'await setPendingEmail(tx, userId, null)',
    becomes: 'false',
    killedBy: emailTests,
  },
  {
    wrong: 'whose telephone a thief replaced finds no trace of it',
    file: 'src/server/accounts/profiles.routes.ts',
    text: "      if (hasNewPhone) recordSecurityEvent('phone.changed', customer.userId)\n",
    becomes: '',
    killedBy: ['tests/api/security/security-events.test.ts'],
  },
  {
    wrong: 'a production sells without conditions of sale',
    file: 'src/server/pages/opening.ts',
    text: '!production || (await findMissingLegalPages(db)).length === 0',
    becomes: '!production || (await findMissingLegalPages(db)).length < 5',
    killedBy: ['tests/api/pages/required-pages.test.ts'],
  },
  {
    wrong: 'a production lifts its limits',
    file: 'src/server/config.ts',
    text: "      message: 'les limites ne peuvent pas être levées en production',\n    })",
    becomes:
      "      message: 'les limites ne peuvent pas être levées en production',\n    })\n    problems.pop()",
    killedBy: configTests,
  },
  {
    wrong: 'a production runs on simulated payments unasked',
    file: 'src/server/config.ts',
    text: 'refuseSimulations(payments, v, problems)',
    becomes: 'void refuseSimulations',
    killedBy: configTests,
  },
  {
    wrong: 'a production is served without TLS',
    file: 'src/server/config.ts',
    text: "} else if (!publicUrl.startsWith('https:')) {",
    becomes: "} else if (!publicUrl.startsWith('http')) {",
    killedBy: configTests,
  },
  {
    wrong: 'a production shows a telephone that is nobody’s',
    file: 'src/server/config.ts',
    text: "  if (v.CONTACT_PHONE === INVENTED_PHONE) problems.push({ variable: 'CONTACT_PHONE', message })\n",
    becomes: '',
    killedBy: configTests,
  },
]
