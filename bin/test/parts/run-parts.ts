import { runCommand } from '../run-command.ts'
import { findFinished, readCodeState, rememberFinished } from './finished-parts.ts'
import { type FullPart, fullParts } from './full-parts.ts'

/**
 * Returns the parts that are all named exactly, or every part for the single name `figures`; null
 * if the names are those of checks.
 */
export function chooseParts(names: readonly string[]): readonly FullPart[] | null {
  if (names.length === 1 && names[0] === 'figures') return fullParts
  const chosen = fullParts.filter(({ name }) => names.includes(name))
  return chosen.length > 0 && chosen.length === names.length ? chosen : null
}

/**
 * Runs parts one after the other, each with its batches, and prints the figures they report. What
 * has succeeded with this code is skipped unless `again`. Returns the number that failed.
 */
export async function runParts(parts: readonly FullPart[], again: boolean): Promise<number> {
  const state = readCodeState()
  let failed = 0
  for (const part of parts)
    for (let batch = 0; batch < (part.batches ?? 1); batch += 1) {
      const name = part.batches === undefined ? part.name : `${part.name} ${batch + 1}`
      const finished = again ? undefined : findFinished(name, state)
      if (finished !== undefined) {
        print('-', part, name, finished.seconds, finished.figures)
        continue
      }
      const startedAt = performance.now()
      const settings = { ...part.settings, MINUET_BATCH: String(batch) }
      const { code, output } = await runCommand(part.command, settings)
      const seconds = (performance.now() - startedAt) / 1000
      const figures = readFigures(output)
      const succeeded = code === 0 && !figures.some((figure) => figure.startsWith('✗'))
      if (succeeded)
        rememberFinished(name, { state, at: new Date().toISOString(), seconds, figures })
      else {
        failed += 1
        console.log(output.trimEnd())
      }
      print(succeeded ? '✓' : '✗', part, name, seconds, figures)
    }
  return failed
}

/** Returns the lines that tests printed with `reportFigure`, and the goals in the table of a measurement. */
export function readFigures(output: string): string[] {
  return [...output.matchAll(/^(?:figure: (.+)|([✓✗] .+))$/gm)].map(
    ([, figure, goal]) => figure ?? goal ?? '',
  )
}

function print(
  mark: string,
  { figure }: FullPart,
  name: string,
  seconds: number,
  figures: readonly string[],
): void {
  const skipped = mark === '-' ? ', already finished with this code' : ''
  console.log(`${mark} ${figure.padEnd(6)} ${name.padEnd(14)} ${seconds.toFixed(1)} s${skipped}`)
  for (const line of figures) console.log(`    ${line}`)
}
