import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeSettingsBody, Settings } from '#contract/settings/schemas.ts'
import { apiKey, apiQuery, useApi } from '#web/api-query.ts'
import { readAgain } from '#web/read-again.ts'

/** The settings that the screen shows, and what one does with them. */
export type Desk = {
  settings: Settings
  /** Another one each time that the settings of somebody else take the place of what was typed. */
  reading: number
  /** Sends some of them. Refused `settings_changed` where somebody else was faster. */
  save: (body: ChangeSettingsBody) => Promise<void>
  /** Shows them as they are now; what was typed is lost. */
  reload: () => Promise<void>
}

/**
 * Every section saves by itself, and each save makes another version. So the version that is sent belongs to what all
 * sections show, not to what was read last: that may hold what nobody here has seen.
 */
export function useDesk(read: Settings): Desk {
  const api = useApi()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ settings: read, reading: 0 })
  return {
    ...shown,
    save: async body => {
      const settings = await api.changeSettings({ body })
      setShown(({ reading }) => ({ settings, reading }))
      queryClient.setQueryData(apiKey('getSettings'), settings)
      void readAgain(queryClient, 'getSite', 'listProducts')
    },
    reload: async () => {
      const settings = await queryClient.fetchQuery({ ...apiQuery(api, 'getSettings'), staleTime: 0 })
      setShown(({ reading }) => ({ settings, reading: reading + 1 }))
    },
  }
}
