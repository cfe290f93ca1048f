import * as z from 'zod/mini'
import { Done, IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Address, AddressBody, AddressChanges } from './addresses.schemas.ts'

export const accountsAddressesEndpoints = {
  listAddresses: endpoint({
    method: 'GET',
    path: '/api/customer/addresses',
    access: ['customer'],
    summary: 'Les adresses de livraison du client',
    answer: z.array(Address),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/customer/addresses',
    access: ['customer'],
    status: 201,
    refusals: ['address_limit', 'zone_not_served'],
    summary: 'Enregistre une adresse de livraison',
    body: AddressBody,
    answer: Address,
  }),
  changeAddress: endpoint({
    method: 'PATCH',
    path: '/api/customer/addresses/:id',
    access: ['customer'],
    refusals: ['zone_not_served'],
    summary: 'Modifie une adresse de livraison',
    params: IdParams,
    body: AddressChanges,
    answer: Address,
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/api/customer/addresses/:id',
    access: ['customer'],
    summary: 'Supprime une adresse de livraison',
    params: IdParams,
    answer: Done,
  }),
}
