import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, binariesIn, findBinaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { type Account, run } from './run.ts'
import { accountFor } from './system-account.ts'

/** The cluster's folder, the binaries, and the system account that runs them. */
export type ClusterLocation = { binaries: Binaries; folder: string; account: Account | undefined }

/** For what the system account must access when the clone is in a private folder such as /root. */
const HOST_FOLDER = '/var/lib/amic'

/**
 * Chooses the cluster's folder (`postgres` in the data folder) and the binaries (those of node_modules). What the account that
 * runs PostgreSQL cannot access there is placed in `hostFolder`, which `say` reports in one line.
 * @throws EmbeddedDatabaseError when PostgreSQL cannot be run from anywhere
 */
export async function chooseClusterLocation(
  wantedDataDir: string,
  say: (line: string) => void,
  hostFolder = HOST_FOLDER,
): Promise<ClusterLocation> {
  await mkdir(wantedDataDir, { recursive: true })
  // The canonical path: a running server is recognised by it.
  const dataDir = await realpath(wantedDataDir)
  const noticeFile = join(dataDir, 'postgres.place')
  const moved = await readFile(noticeFile, 'utf8').catch(() => undefined)
  let folder = moved?.trim() ?? join(dataDir, 'postgres')
  const account = await accountFor(folder)

  if (!moved && !(await canEnter(dataDir, account))) {
    folder = await moveOut(noticeFile, hostFolder)
    say(`Base de données : ${dataDir} n’est ouvert qu’à root, elle est rangée dans ${folder}`)
  }
  return { binaries: await runnableBinaries(account, hostFolder), folder, account }
}

const canEnter = async (folder: string, account: Account | undefined) =>
  (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { account })).code === 0

/**
 * Records the cluster's folder in the data folder: deleting the data folder makes a fresh start, and of two processes that start
 * at once the second uses the first one's.
 */
async function moveOut(noticeFile: string, hostFolder: string): Promise<string> {
  const parent = join(hostFolder, randomBytes(6).toString('hex'))
  await mkdir(parent, { recursive: true })
  await Promise.all([chmod(hostFolder, 0o755), chmod(parent, 0o755)])
  const folder = join(parent, 'postgres')
  try {
    await writeFile(noticeFile, `${folder}\n`, { flag: 'wx' })
    return folder
  } catch {
    await rm(parent, { recursive: true })
    return (await readFile(noticeFile, 'utf8')).trim()
  }
}

async function runnableBinaries(account: Account | undefined, hostFolder: string): Promise<Binaries> {
  const installed = await findBinaries()
  const first = await run(installed.postgres, ['--version'], { account })
  if (first.code === 0) return installed
  if (!account)
    throw new EmbeddedDatabaseError(`${installed.postgres} ne s’exécute pas ici (${first.output}).`)

  const copy = binariesIn(join(hostFolder, installed.label), installed.label)
  const known = await run(copy.postgres, ['--version'], { account })
  if (known.code === 0) return copy
  await copyBinaries(installed, copy, hostFolder)
  const second = await run(copy.postgres, ['--version'], { account })
  if (second.code === 0) return copy
  throw new EmbeddedDatabaseError(`${copy.postgres} ne s’exécute pas ici (${second.output}).`)
}

/** Copies to a temporary folder, then renames: another process never sees a partial copy. */
async function copyBinaries(from: Binaries, to: Binaries, hostFolder: string): Promise<void> {
  await mkdir(hostFolder, { recursive: true })
  await chmod(hostFolder, 0o755)
  const beside = await mkdtemp(join(hostFolder, 'copy-'))
  try {
    await cp(from.folder, beside, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', beside])
    await rename(beside, to.folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    const theirs = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!theirs) throw error
  }
}
