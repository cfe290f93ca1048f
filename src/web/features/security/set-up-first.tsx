import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { SecondFactorSection } from '#web/features/security/second-factor-section.tsx'

/** For an administrator who must set up the second factor first; everyone else is redirected to the login. */
export function SetUpFirst() {
  const api = useApi()
  const navigate = useNavigate()
  const [isIn, setIsIn] = useState<boolean>()
  const { error } = useQuery({ ...apiQuery(api, 'getAdminSecondFactor'), enabled: isIn === true })
  const isOut = isIn === false || isAccessDenied(error)
  // Cookies are known in the browser only.
  useEffect(() => setIsIn(hasSessionCookie('admin')), [])
  useEffect(() => {
    if (isOut) void navigate({ to: paths.adminLogin(), replace: true })
  }, [isOut, navigate])
  if (!isIn || isOut) return null
  return <SecondFactorSection space="admin" onSet={() => location.assign(paths.admin())} />
}
