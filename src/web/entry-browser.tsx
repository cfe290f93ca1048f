import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { httpApi } from '#web/api-client.ts'
import { makeRouter } from '#web/router.tsx'

/** Between two tasks the browser answers fingers and draws; on a slow phone each of these is long. */
const nextTask = () => new Promise(resolve => setTimeout(resolve))

async function comeAlive(): Promise<void> {
  await nextTask()
  const router = makeRouter(httpApi, location.origin)
  await nextTask()
  // It has come with the other files (scripts/vite/shared-files.ts); running it is a task of its own.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

void comeAlive()
