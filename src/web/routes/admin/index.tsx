import { createFileRoute } from '@tanstack/react-router'
import { AdminHomePage } from '#web/features/back-office/admin-home-page.tsx'

export const Route = createFileRoute('/admin/')({ component: AdminHomePage })
