import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { VendorProfilePage } from '#web/features/stall/profile/vendor-profile-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/vendor-profile')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mon Profil vendeur',
      path: paths.vendorProfile(),
      hidden: true,
    }),
  component: VendorProfilePage,
})
