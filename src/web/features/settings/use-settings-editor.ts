import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SettingName } from '#contract/settings/facts.ts'
import type { ChangeSettingsBody, Settings } from '#contract/settings/schemas.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** The displayed settings, with save and reload. */
export type SettingsEditor = {
  /** As last loaded or saved here. */
  settings: Settings
  /** Changes whenever settings saved by someone else replace the typed values. */
  reading: number
  /**
   * Saves some settings.
   * @throws ApiFailure `settings_changed` when somebody else changed one of these meanwhile
   */
  save: (body: ChangeSettingsBody) => Promise<void>
  /** Loads the current settings, discarding typed values. */
  reload: () => Promise<void>
}

/** The editable part of the settings. */
const valueIn = (settings: Settings, name: SettingName): unknown =>
  name === 'featured' ? settings.featured.map(({ id }) => id) : settings[name]

const areSame = (names: readonly SettingName[], one: Settings, other: Settings): boolean =>
  names.every(name => JSON.stringify(valueIn(one, name)) === JSON.stringify(valueIn(other, name)))

/**
 * Each section saves by itself, and each save creates a new version of all settings. A section whose fields are still current
 * is saved over the newest version; one whose fields somebody else changed is sent with the version that was read, and
 * refused.
 */
export function useSettingsEditor(read: Settings): SettingsEditor {
  const api = useApi()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ settings: read, reading: 0 })
  const newest = useRef(read)
  const readNewest = async () => {
    newest.current = await queryClient.fetchQuery({ ...apiQuery(api, 'getSettings'), staleTime: 0 })
    return newest.current
  }
  const save = async ({ version: _, ...changes }: ChangeSettingsBody) => {
    const names = Object.keys(changes) as SettingName[]
    const isInSight = () => areSame(names, shown.settings, newest.current)
    const send = () => {
      const { version } = isInSight() ? newest.current : shown.settings
      return api.changeSettings({ body: { ...changes, version } })
    }
    const settings = await send().catch(async (failure: unknown) => {
      if (!isRefused(failure, 'settings_changed')) throw failure
      await readNewest()
      if (!isInSight()) throw failure
      return send()
    })
    newest.current = settings
    const saved = Object.fromEntries(names.map(name => [name, settings[name]]))
    setShown(({ settings: before, reading }) => ({ settings: { ...before, ...saved }, reading }))
    queryClient.setQueryData(apiKey('getSettings'), settings)
    void invalidateQueries(queryClient, 'getSite', 'listFeatured')
  }
  const reload = async () => {
    const settings = await readNewest()
    setShown(({ reading }) => ({ settings, reading: reading + 1 }))
  }
  return { ...shown, save, reload }
}
