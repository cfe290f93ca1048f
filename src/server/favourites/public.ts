export { listMarks } from './favourites.queries.ts'
export { favouritesRoutes } from './favourites.routes.ts'
export { claimAlerts, findProductForSale, listReturnedProducts, restoreAlert } from './take-alerts.queries.ts'
