import * as z from 'zod/mini'
import { Done, IdParams } from '../common.ts'
import { endpoint, type Role } from '../endpoint.ts'
import { OwnSession } from './sessions.schemas.ts'

const list = <const R extends Role>(role: R) =>
  endpoint({
    method: 'GET',
    path: `/api/${role}/sessions`,
    access: [role],
    summary: 'Les appareils où le compte est ouvert, le dernier vu d’abord',
    answer: z.array(OwnSession),
  })

const endOne = <const R extends Role>(role: R) =>
  endpoint({
    method: 'DELETE',
    path: `/api/${role}/sessions/:id`,
    access: [role],
    summary: 'Ferme la session d’un des appareils du compte',
    params: IdParams,
    answer: Done,
  })

const endOthers = <const R extends Role>(role: R) =>
  endpoint({
    method: 'DELETE',
    path: `/api/${role}/sessions`,
    access: [role],
    summary: 'Ferme toutes les sessions du compte, sauf celle-ci',
    answer: Done,
  })

/** Sessions of one's own account. */
export const securitySessionsEndpoints = {
  listCustomerSessions: list('customer'),
  endCustomerSession: endOne('customer'),
  endOtherCustomerSessions: endOthers('customer'),
  listVendorSessions: list('vendor'),
  endVendorSession: endOne('vendor'),
  endOtherVendorSessions: endOthers('vendor'),
  listAdminSessions: list('admin'),
  endAdminSession: endOne('admin'),
  endOtherAdminSessions: endOthers('admin'),
}
