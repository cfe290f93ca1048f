import * as z from 'zod/mini'
import { Done, IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AdminUser, CreateUserBody, ListUsersQuery, UserChanges } from './users.schemas.ts'

export const adminUsersEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: ['admin'],
    summary: 'Tous les comptes, les plus récents d’abord',
    query: ListUsersQuery,
    answer: z.object(numberedAnswer(AdminUser)),
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: ['admin'],
    status: 201,
    summary: 'Ouvre un compte ; avec le rôle vendeur, aussi son entreprise, en attente d’approbation',
    body: CreateUserBody,
    answer: AdminUser,
  }),
  changeUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: ['admin'],
    summary: 'Modifie, désactive ou réactive un compte, ou change son rôle',
    params: IdParams,
    body: UserChanges,
    answer: AdminUser,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: ['admin'],
    summary: 'Supprime un compte que rien ne retient',
    params: IdParams,
    answer: Done,
  }),
}
