import type { Floors } from './import-rules.ts'
import type { Arrow } from './true-arrows.ts'

/** The map as a Mermaid figure: a drawn line is used by imports, a dotted one only allowed (or used by SQL alone). */
export function drawMap(floors: Floors, arrows: readonly Arrow[]): string {
  const names = Object.keys(floors)
  const lines = names.flatMap((name) => {
    const own = arrows.filter(({ from }) => from === name)
    return [
      arrowsTo(name, '-->', own.filter(isUsed)),
      arrowsTo(
        name,
        '-.->',
        own.filter((arrow) => arrow.onMap && !isUsed(arrow)),
      ),
      arrowsTo(
        name,
        '-- not on the map --x',
        own.filter(({ onMap }) => !onMap),
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

/** The map as a table: each feature, what it stands on, and how many imports go there. */
export function listMap(floors: Floors, arrows: readonly Arrow[]): string {
  const width = Math.max(...Object.keys(floors).map((name) => name.length))
  return Object.keys(floors)
    .map((name) => {
      const used = arrows
        .filter(({ from }) => from === name)
        .map(({ to, imports, onMap }) => `${to} ${onMap ? imports : `${imports}!`}`)
      return `${name.padEnd(width)}  ${used.join(' · ') || '–'}`
    })
    .join('\n')
}
