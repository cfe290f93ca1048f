import { paths } from '#contract/paths.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Invitation for producers to join. */
export function HomeProducers() {
  const isVendor = useMaybeSignedIn('vendor')
  return (
    <section aria-labelledby="producteurs" className="on-dark bg-leaf-950 text-white">
      <div className="container-page grid gap-6 py-10 lg:grid-cols-[2fr_1fr] lg:items-center lg:py-16">
        <div>
          <h2 id="producteurs" className="text-2xl sm:text-4xl">
            Vous cultivez, vous élevez&nbsp;? Vendez ici, à votre prix.
          </h2>
          <p className="mt-3 max-w-2xl text-leaf-100 sm:text-lg">
            Les bénéficiaires certifiés du programme de modernisation rurale ont leur étal sur AMIC&nbsp;:
            vous publiez vos produits depuis votre téléphone, vous recevez les commandes, vous êtes payé sans
            intermédiaire.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:*:text-base lg:flex-col">
          {isVendor ? (
            <LinkButton href={paths.vendor()} variant="accent" size="large">
              Ouvrir mon espace
            </LinkButton>
          ) : (
            <>
              <LinkButton href={paths.contact()} variant="accent" size="large">
                Devenir producteur partenaire
              </LinkButton>
              <LinkButton href={paths.vendorLogin()} variant="secondary" size="large">
                J’ai déjà mes identifiants
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
