import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  OwnPasswordBody,
  RecoveryCodes,
  SecondFactorCodeBody,
  SecondFactorSecret,
  SecondFactorStatus,
} from './second-factor.schemas.ts'

type Staff = 'vendor' | 'admin'

const read = <const R extends Staff>(role: R) =>
  endpoint({
    method: 'GET',
    path: `/api/${role}/second-factor`,
    access: [role],
    secondFactor: 'own',
    summary: 'Le second facteur du compte, s’il en a un',
    answer: SecondFactorStatus,
  })

const begin = <const R extends Staff>(role: R) =>
  endpoint({
    method: 'POST',
    path: `/api/${role}/second-factor`,
    access: [role],
    secondFactor: 'own',
    refusals: ['wrong_current_password', 'second_factor_known'],
    limits: ['current-password', 'password-checks'],
    summary: 'Commence à mettre en place un second facteur : le secret à donner à l’application',
    body: OwnPasswordBody,
    answer: SecondFactorSecret,
  })

const confirm = <const R extends Staff>(role: R) =>
  endpoint({
    method: 'POST',
    path: `/api/${role}/second-factor/confirm`,
    access: [role],
    secondFactor: 'own',
    refusals: ['wrong_second_factor', 'second_factor_known'],
    limits: ['second-factor'],
    summary:
      'Met en place le second facteur par un premier code ; donne les codes de secours, une seule fois',
    body: SecondFactorCodeBody,
    answer: RecoveryCodes,
  })

const pass = <const R extends Staff>(role: R) =>
  endpoint({
    method: 'POST',
    path: `/api/${role}/second-factor/pass`,
    access: [role],
    secondFactor: 'own',
    refusals: ['wrong_second_factor'],
    limits: ['second-factor'],
    summary: 'Passe le second facteur, par un code de l’application ou un code de secours',
    body: SecondFactorCodeBody,
    answer: Done,
  })

const remove = <const R extends Staff>(role: R) =>
  endpoint({
    method: 'DELETE',
    path: `/api/${role}/second-factor`,
    access: [role],
    secondFactor: 'fresh',
    refusals: ['wrong_current_password'],
    limits: ['current-password', 'password-checks'],
    summary: 'Retire le second facteur',
    body: OwnPasswordBody,
    answer: Done,
  })

export const securitySecondFactorEndpoints = {
  getVendorSecondFactor: read('vendor'),
  beginVendorSecondFactor: begin('vendor'),
  confirmVendorSecondFactor: confirm('vendor'),
  passVendorSecondFactor: pass('vendor'),
  removeVendorSecondFactor: remove('vendor'),
  getAdminSecondFactor: read('admin'),
  beginAdminSecondFactor: begin('admin'),
  confirmAdminSecondFactor: confirm('admin'),
  passAdminSecondFactor: pass('admin'),
  removeAdminSecondFactor: remove('admin'),
}
