import * as z from 'zod/mini'
import { Done, IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AdminUser, CreateUserBody, ListUsersQuery, UserChanges } from './users.schemas.ts'

export const accountsUsersEndpoints = {
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
    refusals: ['email_taken', 'username_taken', 'known_password', 'short_admin_password'],
    secondFactor: 'fresh',
    summary: 'Ouvre un compte ; avec le rôle vendeur, aussi son entreprise, en attente d’approbation',
    body: CreateUserBody,
    answer: AdminUser,
  }),
  changeUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: ['admin'],
    refusals: [
      'user_not_found',
      'own_account',
      'last_admin',
      'role_with_vendor',
      'role_with_orders',
      'email_taken',
      'password_required',
      'wrong_current_password',
    ],
    limits: ['current-password', 'password-checks', 'email-confirmation'],
    secondFactor: 'fresh',
    summary: 'Modifie, désactive ou réactive un compte, ou change son rôle',
    params: IdParams,
    body: UserChanges,
    answer: AdminUser,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: ['admin'],
    refusals: [
      'user_not_found',
      'own_account',
      'last_admin',
      'user_with_orders',
      'user_with_products',
      'user_with_vendor',
    ],
    secondFactor: 'fresh',
    summary: 'Supprime un compte que rien ne retient',
    params: IdParams,
    answer: Done,
  }),
}
