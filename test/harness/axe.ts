import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours are only what they are once nothing fades or slides any more; what turns for ever is not waited for. */
function motionless(): boolean {
  return document
    .getAnimations()
    .every((motion) => motion.playState !== 'running' || motion.effect?.getComputedTiming().endTime === Infinity)
}

/** What axe finds serious or critical on the page, one line each; `rules` narrows it. Evaluated past the page's own script policy. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.waitForFunction(motionless)
  const found = await page.evaluate(async (only) => {
    const axe = (globalThis as unknown as { axe: Axe }).axe
    // A rule's weight is that of all it finds: what could only come out lighter need not be looked for, and that is half of the time.
    const light = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    // Nothing is asked about other pages' sheets or what a film plays, so axe need not fetch anything.
    const options = {
      resultTypes: ['violations'],
      preload: false,
      ...(only
        ? { runOnly: { type: 'rule', values: only } }
        : { rules: Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])) }),
    }
    return (await axe.run(document, options)).violations
  }, rules)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`)
}

interface Axe {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string | null }[] }
  run(
    root: Document,
    options: { resultTypes: string[]; preload: boolean },
  ): Promise<{ violations: { id: string; impact: string; help: string; nodes: { target: string[] }[] }[] }>
}
