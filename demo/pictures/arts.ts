import { backdrops } from './art/backdrops.ts'
import { containers } from './art/containers.ts'
import { fruits } from './art/fruits.ts'
import { cereals, grains } from './art/grains.ts'
import { icons } from './art/icons.ts'
import { landscapes } from './art/landscapes.ts'
import { leaves } from './art/leaves.ts'
import { people } from './art/people.ts'
import { poultry } from './art/poultry.ts'
import { roots } from './art/roots.ts'
import { scenery } from './art/scenery.ts'
import { underlays } from './art/underlays.ts'
import { vegetables } from './art/vegetables.ts'
import type { Art } from './scene.ts'

/** Every drawing that a scene may place. */
export const arts: Readonly<Record<string, Art>> = {
  ...backdrops,
  ...landscapes,
  ...containers,
  ...underlays,
  ...fruits,
  ...roots,
  ...vegetables,
  ...grains,
  ...cereals,
  ...leaves,
  ...poultry,
  ...scenery,
  ...people,
  ...icons,
}
