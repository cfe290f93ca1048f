import { LogOut } from 'lucide-react'

type Props = { logout: () => void; isPending: boolean }

/** Logout entry in the menu of small screens. */
export const LogoutLine = ({ logout, isPending }: Props) => (
  <button type="button" onClick={logout} aria-disabled={isPending} className="menu-link w-full">
    <LogOut aria-hidden className="size-5 shrink-0" />
    {isPending ? 'Déconnexion...' : 'Déconnexion'}
  </button>
)
