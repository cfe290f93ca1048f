import { endpoint } from '../endpoint.ts'
import { ChangeSettingsBody, Settings } from './schemas.ts'

export const settingsEndpoints = {
  getSettings: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    access: ['admin'],
    summary: 'Les réglages de la boutique',
    answer: Settings,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings',
    access: ['admin'],
    refusals: ['settings_changed', 'limits_contradict', 'product_not_found'],
    secondFactor: 'fresh',
    summary: 'Change des réglages, que les visiteurs voient aussitôt',
    body: ChangeSettingsBody,
    answer: Settings,
  }),
}
