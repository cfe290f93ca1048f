import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { httpApi } from '#web/api-client.ts'
import { makeRouter } from '#web/router.tsx'

const router = makeRouter(httpApi, location.origin)

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
