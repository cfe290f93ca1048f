export { postParcelMoves } from './post-parcel-moves.ts'
export { postToLedger } from './post-to-ledger.ts'
