import type { Feature } from '../../../features.map.js'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

/**
 * Returns all imports of the project as dependency-cruiser finds them, checked against the rules.
 * Without swc it cannot read TypeScript 7 and reports nothing.
 */
export async function cruiseProject(
  root: string,
  features: readonly Feature[],
  paths: readonly string[],
): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...paths],
    {
      baseDir: root,
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: importRules(features) },
      doNotFollow: { path: '(^|/)node_modules/' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  )
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned text instead of a graph')
  return output
}

export type { ICruiseResult, IModule }
