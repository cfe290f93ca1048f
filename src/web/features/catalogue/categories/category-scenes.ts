import type { Category } from '#contract/catalogue/facts.ts'
import avicolesSmall from '#web/assets/category-avicoles-240.webp?url'
import avicoles from '#web/assets/category-avicoles-400.webp?url'
import maraichersSmall from '#web/assets/category-maraichers-240.webp?url'
import maraichers from '#web/assets/category-maraichers-400.webp?url'
import vivriersSmall from '#web/assets/category-vivriers-240.webp?url'
import vivriers from '#web/assets/category-vivriers-400.webp?url'

type Scene = { picture: { src: string; srcSet: string }; ground: string; examples: string }

/** Size of the scene pictures in pixels, and their `sizes` on a card. */
export const sceneSize = { width: 400, height: 250, sizes: '(min-width: 64rem) 20rem, 31vw' } as const

const pictureOf = (small: string, large: string) => ({
  src: large,
  srcSet: `${small} 240w, ${large} 400w`,
})

/** The appearance of a category: scene, background and description. */
export const categoryScenes: Record<Category, Scene> = {
  vivriers: {
    picture: pictureOf(vivriersSmall, vivriers),
    ground: 'bg-mango-100',
    examples: 'Igname, manioc, banane plantain, riz…',
  },
  maraichers: {
    picture: pictureOf(maraichersSmall, maraichers),
    ground: 'bg-leaf-100',
    examples: 'Tomate, aubergine, piment, gombo…',
  },
  avicoles: {
    picture: pictureOf(avicolesSmall, avicoles),
    ground: 'bg-laterite-100',
    examples: 'Œufs, poulets, pintades, canards…',
  },
}
