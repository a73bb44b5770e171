/**
 * Writes shapes/ and icons.tsx from the icons of @phosphor-icons/core (MIT): one small component in
 * its own file for each icon listed below, so that a page loads only the icons it shows. Run it
 * manually in the project root after adding a name.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const regular = `arrow-bend-up-left arrow-left arrow-right arrow-counter-clockwise baby bell bell-slash bookmark-simple briefcase calendar-blank camera cards-three
  chat-circle chat-circle-text cigarette clock-counter-clockwise coins copy credit-card desktop device-mobile envelope-simple eye eye-slash flag funnel-simple gear gift globe graduation-cap hand-waving
  heart images info key keyboard lock-simple magnifying-glass map-pin mask-happy megaphone moon paw-print pencil-simple phone plus
  prohibit question ruler shield-check sign-in sign-out sliders-horizontal sparkle star sun trash translate user user-circle
  users-three wifi-slash wine`
const bold = 'caret-down caret-left caret-right check dots-three magnifying-glass minus x'
const fill = `cards-three chat-circle check-circle coins crown-simple gift hands-clapping heart info lock-simple mask-happy
  paper-plane-right seal-check smiley smiley-sad smiley-wink thumbs-up user-circle user-circle-check warning warning-circle`

const assets = 'node_modules/@phosphor-icons/core/assets'
const words = (list) => list.split(/\s+/)
const titled = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())

const icons = [
  ['regular', regular],
  ['bold', bold],
  ['fill', fill],
].flatMap(([weight, list]) =>
  words(list).map((name) => {
    const file = weight === 'regular' ? name : `${name}-${weight}`
    const svg = readFileSync(join(assets, weight, `${file}.svg`), 'utf8')
    const d = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]).join('')
    return { file, name: `${titled(file)}Icon`, d }
  }),
)

const folder = 'src/ui/icons'
rmSync(`${folder}/shapes`, { recursive: true, force: true })
mkdirSync(`${folder}/shapes`)
for (const { file, name, d } of icons)
  writeFileSync(
    `${folder}/shapes/${file}.tsx`,
    `// biome-ignore-all format: written by generate-icons.mjs from @phosphor-icons/core (MIT)
import { Icon, type IconProps } from '../icon.tsx'

export const ${name} = (props: IconProps) => <Icon {...props} d="${d}" />
`,
  )
writeFileSync(
  `${folder}/icons.tsx`,
  `// biome-ignore-all format: one icon a line
// Written by generate-icons.mjs from @phosphor-icons/core (MIT). Regular is for rest, Bold for 16-20 px, Fill for meaning and the active place.
${icons.map(({ file, name }) => `export { ${name} } from './shapes/${file}.tsx'`).join('\n')}
`,
)
