/**
 * Writes the icons of the installed app, for each brand, to `src/app/web/public/app/`. Run it
 * manually after changing a drawing: node_modules/.bin/node bin/build/draw-app-icons.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { iconSizes } from '#features/conversation/pwa/rules/build-manifest.ts'
import { drawIcon, drawShortcutIcon } from '#features/conversation/pwa/rules/draw-icon.ts'
import { siteLooks } from '#features/conversation/pwa/rules/site-look.ts'

for (const look of Object.values(siteLooks)) {
  const folder = join(projectRoot, 'src/app/web/public/app', look.folder)
  mkdirSync(folder, { recursive: true })
  const write = async (name: string, svg: string, size: number) =>
    writeFileSync(
      join(folder, `${name}.png`),
      await sharp(Buffer.from(svg), { density: 72 * (size / 64) * 2 })
        .resize(size, size)
        .png({ palette: true, colours: 64 })
        .toBuffer(),
    )
  for (const size of iconSizes)
    for (const shape of ['any', 'maskable'] as const)
      await write(`icon-${shape}-${size}`, drawIcon(look, shape), size)
  await write('touch-icon', drawIcon(look, 'touch'), 180)
  for (const name of ['messages', 'likes', 'search'] as const)
    await write(`shortcut-${name}`, drawShortcutIcon(look, name), 96)
}
