import { createFileRoute } from '@tanstack/react-router'
import { useAdmin } from '#web/features/accounts/session.ts'

export const Route = createFileRoute('/admin/')({ component: AdminHomePage })

function AdminHomePage() {
  const session = useAdmin()
  if (session.status !== 'signed-in') return null
  return (
    <section className="rounded-card bg-leaf-800 p-6 text-white sm:p-10">
      <h1 className="text-3xl sm:text-4xl">Administration</h1>
      <p className="mt-3 max-w-2xl text-lg text-leaf-100">
        Bienvenue {session.user.fullName || session.user.username}. Les écrans de gestion ouvriront ici un à
        un.
      </p>
    </section>
  )
}
