import { projectRoot } from '#platform/server/config/project-root.ts'
import { report } from '../report.ts'
import { terms as de } from '../terms/de.ts'
import { terms as en } from '../terms/en.ts'
import { terms as es } from '../terms/es.ts'
import { terms as fr } from '../terms/fr.ts'
import { terms as it } from '../terms/it.ts'
import { checkTerms } from '../terms/check-terms.ts'
import { terms as nl } from '../terms/nl.ts'
import { terms as pl } from '../terms/pl.ts'

report('terms', checkTerms(projectRoot, { en, de, es, fr, it, nl, pl }))
