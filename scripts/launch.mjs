// What `npm start`, `npm test` and the other npm scripts begin with: `node scripts/launch.mjs <act> [arguments]`.
// It is run by the machine's own Node, before anything is installed: no dependency, and this file an old syntax, so
// that an old Node reads it as far as the sentence that refuses it.
const OLDEST = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `AMIC demande Node.js ${OLDEST.join('.')} ou plus récent, et cette machine a la version ${process.versions.node}. ` +
      'Installez-en une plus récente depuis https://nodejs.org',
  )
  process.exit(1)
}

import('./launch/acts.mjs').then(({ runAct }) => runAct(process.argv[2], process.argv.slice(3)))
