import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export const Route = createFileRoute('/_public/')({
  head: ({ match }) =>
    pageHead(match.context, {
      description:
        'Achetez en direct aux producteurs de Côte d’Ivoire : produits vivriers, maraîchers et avicoles, livrés gratuitement, payés par mobile money ou à la livraison.',
      path: paths.home(),
    }),
  component: HomePage,
})

function HomePage() {
  return (
    <section className="container-page py-12">
      <h1 className="max-w-2xl text-4xl">Les produits frais, en direct des producteurs de Côte d’Ivoire</h1>
      <p className="mt-4 max-w-xl text-lg text-ink-soft">
        Sans intermédiaire : vous payez le juste prix, le producteur reçoit le sien.
      </p>
      <div className="mt-6">
        <LinkButton href={paths.shop()} size="large">
          Notre Boutique
        </LinkButton>
      </div>
    </section>
  )
}
