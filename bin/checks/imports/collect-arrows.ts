import type { IModule } from './cruise-project.ts'
import type { Feature } from '../../../features.map.js'

/** A dependency between two features: on the map, in the code, or both. */
export interface Arrow {
  readonly from: string
  readonly to: string
  /**
   * Number of imports in product code, excluding tests. 0: allowed by the map but not used in
   * TypeScript (SQL may use it).
   */
  readonly imports: number
  readonly onMap: boolean
}

/** Returns every arrow of the map and every arrow found in the imports, bottom-up. */
export function collectArrows(features: readonly Feature[], modules: readonly IModule[]): Arrow[] {
  const counted = new Map<string, number>()
  for (const module of modules.filter(({ source }) => !/\.test\.|\/testing\//.test(source))) {
    for (const { resolved } of module.dependencies) {
      const [from, to] = [findFeature(module.source), findFeature(resolved)]
      if (from !== undefined && to !== undefined && from !== to)
        counted.set(`${from} ${to}`, (counted.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  const mapped = features.flatMap(({ name, mayUse }) => mayUse.map((to) => `${name} ${to}`))
  return [...new Set([...mapped, ...counted.keys()])].map((key) => {
    const [from = '', to = ''] = key.split(' ')
    return { from, to, imports: counted.get(key) ?? 0, onMap: mapped.includes(key) }
  })
}

function findFeature(path: string): string | undefined {
  return /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]
}
