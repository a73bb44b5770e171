import { projectRoot } from '#platform/server/config/project-root.ts'
import { floors } from '../features.map.js'
import { cruiseProject } from './walls/cruise-project.ts'
import { drawMap, listMap } from './walls/draw-map.ts'
import { trueArrows } from './walls/true-arrows.ts'

// Draws features.map.js and the imports there really are; ARCHITECTURE.md holds the figure.
const { modules } = await cruiseProject(projectRoot, floors, ['src/features'])
const arrows = trueArrows(floors, modules)
console.log(`${drawMap(floors, arrows)}\n\n${listMap(floors, arrows)}`)
