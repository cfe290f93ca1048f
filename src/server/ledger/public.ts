export {
  figureOfOrder,
  figureOfParcel,
  figureOfVendor,
  figureOfVendors,
  readVendorMoney,
  sumOf,
  sumOfMarket,
} from './balances.queries.ts'
export { listVendorMoves, sumMonths, type VendorMove } from './moves.queries.ts'
export { postParcelMoves } from './post-parcel-moves.ts'
export { postPayout } from './post-payout.ts'
export { postToLedger } from './post-to-ledger.ts'
export { isOpenTransfer, owedOfRefund, sentOfRefund, underWayOfRefund } from './refund-parts.ts'
export { withholdFromVendor } from './withhold-from-vendor.ts'
