import type { Mutation } from './mutation.ts'

const settingsTests = ['tests/api/settings/settings.test.ts']
const effectTests = ['tests/api/settings/settings-effects.test.ts']

/** What a shop sets itself: nobody's change is lost, and each setting holds. */
export const ofSettings: readonly Mutation[] = [
  {
    wrong: 'an administrator overwrites what another has just saved',
    file: 'src/server/settings/change-settings.ts',
    text: "    if (before.version !== version) refuse('settings_changed')\n",
    becomes: '',
    killedBy: settingsTests,
  },
  {
    wrong: 'a setting is changed without a trace',
    file: 'src/server/settings/change-settings.ts',
    text: '    if (changed) {',
    becomes: '    if (!changed) {',
    killedBy: settingsTests,
  },
  {
    wrong: 'a banner is shown before its first day',
    file: 'src/server/site/read-site.ts',
    text: '(from === null || from <= day)',
    becomes: 'true',
    killedBy: settingsTests,
  },
  {
    wrong: 'the front page is not filled up with what is new',
    file: 'src/server/catalogue/list-featured.ts',
    text: 'chosen.length < MAX_FEATURED',
    becomes: 'false',
    killedBy: settingsTests,
  },
  {
    wrong: 'limits of orders are those of the environment for ever',
    file: 'src/server/settings/read-settings.ts',
    text: 'row?.ordersPerHour ?? initial.ordersPerHour',
    becomes: 'initial.ordersPerHour',
    killedBy: effectTests,
  },
]
