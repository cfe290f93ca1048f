import type { Mutation } from './mutation.ts'

const moderate = 'src/server/moderation/moderate-face.ts'
const faceTests = ['tests/api/stall/face.test.ts']

/** What visitors read of a producer, and who said that they may. */
export const faces: readonly Mutation[] = [
  {
    wrong: 'a producer approves its own face',
    file: 'src/contract/moderation/vendors.endpoints.ts',
    text: "path: '/api/admin/vendors/:id/face',\n    access: ['admin'],",
    becomes: "path: '/api/admin/vendors/:id/face',\n    access: ['admin', 'vendor'],",
    killedBy: faceTests,
    only: 'nobody else decides',
  },
  {
    wrong: 'what is written while an administrator reads is approved unread',
    file: moderate,
    text: '    refuseIfChanged(proposedAt,',
    becomes: '    if (!pending) refuseIfChanged(proposedAt,',
    killedBy: faceTests,
    only: 'another by now',
  },
  {
    wrong: 'what came after an administrator saw that nothing waits is approved unread',
    file: moderate,
    text: '    refuseIfChanged(proposedAt,',
    becomes: '    refuseIfChanged(proposedAt ?? undefined,',
    killedBy: faceTests,
    only: 'another by now',
  },
  {
    wrong: 'a face that was rejected waits on',
    file: moderate,
    text: 'proposal?.rejectedAt === null ? proposal : undefined',
    becomes: 'proposal ?? undefined',
    killedBy: faceTests,
    only: 'until it is written anew',
  },
  {
    wrong: 'methods are certified that nobody declares',
    file: moderate,
    text: 'if (certified.some(method => !methods.includes(method)))',
    becomes: 'if (certified.length === 0 && methods.length < 0)',
    killedBy: faceTests,
    only: 'not declared',
  },
  {
    wrong: 'a method stays certified that was declared anew as another',
    file: moderate,
    text: ': methods.filter(method => approved.certifiedMethods.includes(method))',
    becomes: ': methods.filter(() => approved.certifiedMethods.length > 0)',
    killedBy: faceTests,
    only: 'while they are declared',
  },
  {
    wrong: 'a face shows what another vendor has only proposed',
    file: 'src/server/stall/pictures.queries.ts',
    text: 'faceProposals.vendorId} = $',
    becomes: 'faceProposals.vendorId} <> $',
    killedBy: faceTests,
    only: 'what another vendor has not shown',
  },
]
