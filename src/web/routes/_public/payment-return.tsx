import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/payment-return')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_public/payment-return"!</div>
}
