export {
  figureOfParcel,
  figureOfVendor,
  figureOfVendors,
  readVendorMoney,
  sumOf,
  sumOfMarket,
} from './balances.queries.ts'
export { listVendorMoves, sumMonths, type VendorMove } from './moves.queries.ts'
export { postParcelMoves } from './post-parcel-moves.ts'
export { postToLedger } from './post-to-ledger.ts'
