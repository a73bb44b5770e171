import type { Feature } from '../../../features.map.js'
import type { Arrow } from './collect-arrows.ts'

/**
 * Draws the feature map as a Mermaid diagram: a solid line is used by imports, a dotted one is only
 * allowed (or used by SQL alone).
 */
export function drawMap(features: readonly Feature[], arrows: readonly Arrow[]): string {
  const names = features.map(({ name }) => name)
  const lines = names.flatMap((name) => {
    const ownArrows = arrows.filter(({ from }) => from === name)
    return [
      arrowsTo(name, '-->', ownArrows.filter(isUsed)),
      arrowsTo(
        name,
        '-.->',
        ownArrows.filter((arrow) => arrow.onMap && !isUsed(arrow)),
      ),
      arrowsTo(
        name,
        '-- not on the map --x',
        ownArrows.filter(({ onMap }) => !onMap),
      ),
    ].flat()
  })
  return ['```mermaid', 'flowchart BT', `  ${names.join('; ')}`, ...lines, '```'].join('\n')
}

function isUsed({ onMap, imports }: Arrow): boolean {
  return onMap && imports > 0
}

function arrowsTo(name: string, line: string, arrows: readonly Arrow[]): string[] {
  return arrows.length === 0 ? [] : [`  ${name} ${line} ${arrows.map(({ to }) => to).join(' & ')}`]
}

/**
 * Formats the feature map as a table: each feature, the features it uses, and the number of
 * imports.
 */
export function listMap(features: readonly Feature[], arrows: readonly Arrow[]): string {
  const width = Math.max(...features.map(({ name }) => name.length))
  return features
    .map(({ name }) => {
      const used = arrows
        .filter(({ from }) => from === name)
        .map(({ to, imports, onMap }) => `${to} ${onMap ? imports : `${imports}!`}`)
      return `${name.padEnd(width)}  ${used.join(' · ') || '–'}`
    })
    .join('\n')
}
