import type { Category } from '#contract/catalogue.ts'
import avicoles from '#web/assets/category-avicoles.webp?url'
import maraichers from '#web/assets/category-maraichers.webp?url'
import vivriers from '#web/assets/category-vivriers.webp?url'

type Scene = { picture: string; ground: string; examples: string }

/** Pixels of the drawn scenes. */
export const sceneSize = { width: 400, height: 250 } as const

/** How a category looks: its drawn scene, the ground under its words, and what one finds there. */
export const categoryScenes: Record<Category, Scene> = {
  vivriers: { picture: vivriers, ground: 'bg-mango-100', examples: 'Igname, manioc, banane plantain, riz…' },
  maraichers: { picture: maraichers, ground: 'bg-leaf-100', examples: 'Tomate, aubergine, piment, gombo…' },
  avicoles: { picture: avicoles, ground: 'bg-laterite-100', examples: 'Œufs, poulets, pintades, canards…' },
}
