import type { ReactNode } from 'react'

export function PublicLayout({ children }: { children: ReactNode }) {
  return <main id="contenu">{children}</main>
}
