import { createFileRoute } from '@tanstack/react-router'
import { AdminHomePage } from '#web/features/moderation/admin-home-page.tsx'

export const Route = createFileRoute('/admin/')({ component: AdminHomePage })
