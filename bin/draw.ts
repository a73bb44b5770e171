import { projectRoot } from '#platform/server/config/project-root.ts'
import { listFeatures } from '../features.map.js'
import { cruiseProject } from './checks/imports/cruise-project.ts'
import { drawMap, listMap } from './checks/imports/draw-map.ts'
import { collectArrows } from './checks/imports/collect-arrows.ts'

// Draws features.map.js and the actual imports; ARCHITECTURE.md contains the diagram.
const features = listFeatures()
const { modules } = await cruiseProject(projectRoot, features, ['src/features'])
const arrows = collectArrows(features, modules)
console.log(`${drawMap(features, arrows)}\n\n${listMap(features, arrows)}`)
