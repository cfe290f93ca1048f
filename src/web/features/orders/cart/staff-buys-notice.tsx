import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Tells vendors and administrators how to buy: their accounts place no orders. */
export default function StaffBuysNotice({ space }: { space: 'vendor' | 'admin' }) {
  return (
    <div className="container-page pt-6">
      <section
        aria-labelledby="pour-acheter"
        className="rounded-card bg-leaf-50 p-4 ring-1 ring-line sm:px-6 lg:flex lg:items-center lg:justify-between lg:gap-6"
      >
        <div>
          <h2 id="pour-acheter" className="text-lg">
            Pour acheter, il vous faut un compte client
          </h2>
          <p className="mt-1">
            Vous êtes connecté comme {space === 'vendor' ? 'producteur' : 'administrateur'}&nbsp;: ce compte
            ne passe pas de commande. Connectez-vous aussi comme client&nbsp;; votre panier vous attend, et
            votre espace reste ouvert.
          </p>
        </div>
        <div className="mt-3 flex shrink-0 flex-wrap gap-2 lg:mt-0">
          <LinkButton href={paths.login(paths.cart())}>Se connecter comme client</LinkButton>
          <LinkButton href={paths.register(paths.cart())} variant="secondary">
            Créer un compte client
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
