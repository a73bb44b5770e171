import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../features.map.js'
import { collectArrows } from './checks/imports/collect-arrows.ts'
import { cruiseProject } from './checks/imports/cruise-project.ts'
import { drawMap } from './checks/imports/draw-map.ts'

// Draws the actual imports between features into docs/features.md.
const page = join(projectRoot, 'docs/features.md')
const features = listFeatures()
const { modules } = await cruiseProject(projectRoot, features, ['src/features'])
const diagram = drawMap(features, collectArrows(features, modules))
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(/```mermaid\n.*?\n```/s, () => diagram),
)
