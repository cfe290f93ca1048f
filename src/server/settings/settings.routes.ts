import type { settingsEndpoints } from '#contract/settings/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { changeSettings, readAllSettings } from './change-settings.ts'

/** Settings of the shop; those of the server are environment variables. */
export const settingsRoutes = (
  deps: Pick<Deps, 'db' | 'config'>,
): Handlers<keyof typeof settingsEndpoints> => ({
  getSettings: () => readAllSettings(deps.db, deps.config),
  changeSettings: ({ body }, { sessions: { admin } }) => changeSettings(deps, admin, body),
})
