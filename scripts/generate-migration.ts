import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// npm run migrations:generate: writes the migration that follows from a changed table. Arguments go to drizzle-kit
// (`-- --name=add-origin`, `--custom` for SQL written by hand).

const META = 'src/database/migrations/meta'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
// The next migration is compared with the newest snapshot only: thousands of generated lines need not pile up.
const snapshots = readdirSync(META).filter(name => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(META, name))
process.exitCode = status ?? 1
