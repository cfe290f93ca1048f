export { listMarks } from './favourites.queries.ts'
export { favouritesRoutes } from './favourites.routes.ts'
export { findProductForSale, listReturnedProducts, restoreAlert, takeAlerts } from './take-alerts.queries.ts'
